import type { Cart } from '@vitrina/contract/cart';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { Info, TriangleAlert } from '../../ui/icons.tsx';
import { cartWarningText } from './cart-warning-text.ts';

/** Changes since the last view: prices, stock, a cart merged at login. */
export function CartWarnings({ warnings }: Pick<Cart, 'warnings'>) {
  const text = useText();
  const price = usePrice();
  if (warnings.length === 0) return null;
  return (
    <ul className="cart-note attention" role="status" aria-label={text('cart_page_changes')}>
      {warnings.map((warning) => {
        const Icon = /_merged$|_price_down$/.test(warning.label_name) ? Info : TriangleAlert;
        return (
          <li key={`${warning.label_name} ${warning.shopping_cart_code ?? warning.title}`}>
            <Icon className="icon small-icon" aria-hidden="true" />
            <span>{cartWarningText(warning, { text, price })}</span>
          </li>
        );
      })}
    </ul>
  );
}
