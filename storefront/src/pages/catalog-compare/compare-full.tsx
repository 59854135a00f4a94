import { useShop, useText } from '../../context/shop-context.tsx';
import { ownCompareUrl } from '../../links/page-links.ts';
import type { Refused } from './load.ts';

/** Result of a refused form without scripts: the reason, and which of the four products to replace. */
export function CompareFull({ refused: { label_name, code, items } }: { refused: Refused }) {
  const shop = useShop();
  const text = useText();
  const isFull = label_name === 'error_compare_limit';
  return (
    <div className="panel compare-full">
      <p role="alert">
        {text(label_name)} {isFull && text('compare_which')}
      </p>
      {isFull && (
        <ul>
          {items.map((item) => (
            <li key={item.shopping_cart_code}>
              <form method="post" action={ownCompareUrl(shop)}>
                <input type="hidden" name="action" value="add" />
                <input type="hidden" name="code" value={code} />
                <span {...(item.text_lang && { lang: item.text_lang })}>{item.title}</span>
                <button
                  type="submit"
                  className="btn compact"
                  name="gone"
                  value={item.shopping_cart_code}
                  aria-label={`${text('compare_replace')}: ${item.title}`}
                >
                  {text('compare_replace')}
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <a className="link" href={ownCompareUrl(shop)}>
        {text('compare_show_mine')}
      </a>
    </div>
  );
}
