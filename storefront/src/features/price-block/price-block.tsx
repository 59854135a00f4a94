import type { ReactNode } from 'react';
import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { EnergyArrow } from '../../ui/energy-arrow.tsx';
import { type Price, PriceTag } from '../../ui/price-tag.tsx';
import { PriceTax } from '../../ui/price-tax.tsx';
import { Instalments } from './instalments.tsx';
import './price-block.css';

type Props = {
  price: Price;
  /** The product. */
  of: number;
  /** Price when the page was made, if it has changed since; `null`: unchanged. */
  before: number | null;
  /** True if it can be bought now: only then are instalments shown. */
  isAvailable: boolean;
  /** Buy form, between price and instalments. */
  children: ReactNode;
} & Pick<ProductDetail, 'energy' | 'installments_list_data' | 'installments_calculation'>;

/** Price with the statements the law requires beside it: lowest price of 30 days, energy class. */
export function PriceBlock({ price, of, before, isAvailable, energy, installments_list_data: plans, installments_calculation: cheapest, children }: Props) {
  const text = useText();
  const format = usePrice();
  return (
    <div className="offer">
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
      {children}
      {cheapest && isAvailable && price.price_custom !== null && before === null && <Instalments plans={plans} cheapest={cheapest} />}
    </div>
  );
}
