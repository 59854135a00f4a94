import type { RefObject } from 'react';
import { useText } from '../../context/shop-context.tsx';
import type { LiveProduct } from '../../features/live-product/live-product.ts';
import { deferred } from '../../ui/deferred.tsx';
import { ShoppingBag } from '../../ui/icons.tsx';
import type { Price } from '../../ui/price-tag.tsx';
import { useIsInView } from '../../ui/use-is-in-view.ts';
import { ADD_TO_CART_FORM } from './buy-form-id.ts';
import type { ProductPage } from './product-page.ts';

// Text without interaction.
const BarFacts = deferred(() => import('./buy-parts.deferred.tsx').then((file) => file.BarFacts));

interface BuyBarProps {
  product: ProductPage;
  /** Live price and shipping date; until loaded, those at rendering. */
  now: Price & Pick<LiveProduct, 'shipping_date'>;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Price, delivery day and button at the lower edge, while the main button is out of view. Phones show it from the start, before scripts run; on wider screens
 * it is hidden at first.
 */
export function BuyBar({ product, now, form }: BuyBarProps) {
  const text = useText();
  const isFormInView = useIsInView(form);
  return (
    <div className={isFormInView === undefined ? 'buy-bar unscripted' : 'buy-bar'} hidden={isFormInView === true}>
      <div className="page">
        <p className="buy-bar-name" lang={product.text_lang ?? undefined}>
          {product.title}
        </p>
        <BarFacts product={product} now={now} />
        <button type="submit" form={ADD_TO_CART_FORM} className="key">
          <ShoppingBag className="icon" aria-hidden="true" />
          {text('product_add_to_cart')}
        </button>
      </div>
    </div>
  );
}
