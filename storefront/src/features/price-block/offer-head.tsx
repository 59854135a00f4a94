import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { type Price, PriceTag } from '../../ui/price-tag.tsx';
import { PriceTax } from '../../ui/price-tax.tsx';
import './price-block.css';

interface OfferHeadProps extends Pick<ProductDetail, 'energy'> {
  price: Price;
  /** Id of the product. */
  of: number;
  /** Price when the page was rendered, if it has changed since; `null`: unchanged. */
  before: number | null;
}

/** Price with the statements the law requires beside it: lowest price of 30 days, energy class. */
export function OfferHead({ price, of, before, energy }: OfferHeadProps) {
  const text = useText();
  const format = usePrice();
  return (
    <>
      <div className="offer-head">
        <div className={before === null ? 'offer-price' : 'offer-price changed'} key={price.price_custom}>
          <PriceTag price={price} of={of} withBadge />
          {price.price_custom !== null && <PriceTax />}
        </div>
        {energy && <EnergyArrow energy={energy} size="large" />}
      </div>
      <p className="price-changed" aria-live="polite">
        {before !== null && price.price_custom !== null && (
          <span>{text('product_price_changed', { before: format(before), now: format(price.price_custom) })}</span>
        )}
      </p>
    </>
  );
}
