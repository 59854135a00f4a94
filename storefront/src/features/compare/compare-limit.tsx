import { idOfCode, useCompareState } from '../../client/lists/compare-store.ts';
import { useShop, useText } from '../../context/shop-context.tsx';
import { compareUrl } from '../../links/page-links.ts';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { putInPlaceOf } from './put-in-place-of.ts';
import './compare-limit.css';

/** Choice of which of the four compared products the fifth replaces. */
export function CompareLimit({ onChosen }: { onChosen: () => void }) {
  const shop = useShop();
  const text = useText();
  const { items, fifth, codes } = useCompareState();
  const replace = (gone: string) => {
    void putInPlaceOf(gone, shop.lang);
    onChosen();
  };
  return (
    <>
      <p>{text('compare_full_text', { title: fifth?.title ?? '' })}</p>
      <ul className="compare-limit">
        {(items ?? []).map((item) => (
          <li key={item.id}>
            <div className="well">
              <ProductPicture path={item.main_image_upload_path} alt="" presets={['listing_small']} sizes="56px" width={110} height={92} isEager />
            </div>
            <span {...(item.text_lang && { lang: item.text_lang })}>{item.title}</span>
            <button
              type="button"
              className="btn compact"
              onClick={() => replace(item.shopping_cart_code)}
              aria-label={`${text('compare_replace')}: ${item.title}`}
            >
              {text('compare_replace')}
            </button>
          </li>
        ))}
      </ul>
      <a className="link" href={compareUrl(shop, codes.map(idOfCode))}>
        {text('compare_open', { count: codes.length })}
      </a>
    </>
  );
}
