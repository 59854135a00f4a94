import { useIsCompared } from '../client/lists/compare-store.ts';
import { useShop, useText } from '../context/shop-context.tsx';
import { ownCompareUrl } from '../links/page-links.ts';
import { Scale } from './icons.tsx';

interface CompareButtonProps {
  /** The product's shopping_cart_code and its title. */
  code: string;
  title: string;
  className?: string;
}

/**
 * Adds a product to the comparison or removes it, shown optimistically. The layout handles forms with `data-compare` (the product's title); without scripts, or
 * before they are loaded, the form leads to the comparison.
 */
export function CompareButton({ code, title, className = 'icon-btn' }: CompareButtonProps) {
  const shop = useShop();
  const text = useText();
  const isPressed = useIsCompared(code);
  return (
    <form method="post" action={ownCompareUrl(shop)} data-compare={title}>
      <input type="hidden" name="action" value="add" />
      <button
        type="submit"
        className={`${className} scales`}
        name="code"
        value={code}
        aria-pressed={isPressed}
        aria-label={`${text('product_to_compare')}: ${title}`}
        title={text('product_to_compare')}
      >
        <Scale className="icon" aria-hidden="true" />
      </button>
    </form>
  );
}
