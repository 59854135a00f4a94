import { type RefObject, useState } from 'react';
import { Minus, Plus, ShoppingBag } from '../../ui/icons.tsx';
import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { CompareButton } from '../../ui/compare-button.tsx';
import { deferred } from '../../ui/deferred.tsx';
import { WishButton } from '../../ui/wish-button.tsx';
import { ADD_TO_CART_FORM } from './buy-form-id.ts';
import type { ProductPage } from './product-page.ts';

const MOST = 99;

/** Works without script; rendered only if the product cannot be bought. */
const Instead = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.Instead), { place: '.buy-instead' });

interface AddToCartFormProps {
  product: Pick<ProductPage, 'id' | 'shopping_cart_code' | 'price_custom' | 'title'>;
  isAvailable: boolean;
  status: number;
  form: RefObject<HTMLFormElement | null>;
  /** Expected day of new stock, ISO date; `undefined`: unknown. */
  restock: string | undefined;
}

/** Quantity and button; for unavailable products, alternatives. */
export function AddToCartForm({ product, isAvailable, status, form, restock }: AddToCartFormProps) {
  const shop = useShop();
  const text = useText();
  const canBuy = isAvailable && product.price_custom !== null;
  return (
    <div className="buy-row">
      {canBuy && (
        <form className="buy-form" id={ADD_TO_CART_FORM} method="post" action={cartUrl(shop)} ref={form} data-buy={product.title}>
          <input type="hidden" name="action" value="add" />
          <input type="hidden" name="code" value={product.shopping_cart_code} />
          <Quantity />
          <button type="submit" className="key">
            <ShoppingBag className="icon" aria-hidden="true" />
            {text('product_add_to_cart')}
          </button>
        </form>
      )}
      {!canBuy && <Instead status={status} isOnRequest={product.price_custom === null} product={product} restock={restock} />}
      <WishButton code={product.shopping_cart_code} title={product.title} className="icon-btn outlined" />
      <CompareButton code={product.shopping_cart_code} title={product.title} className="icon-btn outlined" />
    </div>
  );
}

function Quantity() {
  const text = useText();
  const [quantity, setQuantity] = useState(1);
  const set = (next: number) => setQuantity(Math.min(MOST, Math.max(1, Math.round(next) || 1)));
  return (
    <div className="quantity">
      <button type="button" aria-label={text('product_quantity_less')} disabled={quantity <= 1} onClick={() => set(quantity - 1)}>
        <Minus className="icon small-icon" aria-hidden="true" />
      </button>
      <input
        name="qty"
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST}
        value={quantity}
        aria-label={text('product_quantity')}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
      <button type="button" aria-label={text('product_quantity_more')} disabled={quantity >= MOST} onClick={() => set(quantity + 1)}>
        <Plus className="icon small-icon" aria-hidden="true" />
      </button>
    </div>
  );
}
