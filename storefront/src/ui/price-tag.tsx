import type { ProductListItem } from '@vitrina/contract/catalogue';
import { CURRENCIES, LANGUAGES } from '@vitrina/contract/values/languages';
import { formatAmount } from '@vitrina/contract/values/money';
import { usePrice, useShop, useText } from '../context/shop-context.tsx';
import { OwnPlace } from './own-place.tsx';
import './price-tag.css';

export type Price = Pick<ProductListItem, 'price_custom' | 'basic_price_custom' | 'discount_percent_custom' | 'selected_price' | 'unit_price'>;

interface PriceTagProps {
  price: Price;
  withBadge?: boolean;
  /** Id of the product whose price for the visitor's company replaces the public one once known; absent: none. */
  of?: number;
}

/** Price; if reduced, with the lowest price of the 30 days before. Club prices are not shown, as the cart does not charge them. */
export function PriceTag({ price, withBadge = false, of }: PriceTagProps) {
  const text = useText();
  const format = usePrice();
  if (price.price_custom === null)
    return (
      <div className="price">
        <span className="now on-request">{text('price_on_request')}</span>
      </div>
    );
  const isCut = price.discount_percent_custom !== null && price.basic_price_custom !== null;
  return (
    <div className={isCut ? 'price cut' : 'price'}>
      {of !== undefined && <OwnPlace className="net-mine" data-net-of={of} />}
      <span className="now">
        <span className="visually-hidden">{text('price')} </span>
        <Amount decimal={price.price_custom} />
      </span>
      {price.unit_price && <span className="reference">{price.unit_price}</span>}
      {isCut && (
        <span className="reference">
          {withBadge && <span className="badge sale">−{price.discount_percent_custom} %</span>}
          {text('price_lowest_30_days')} <s>{format(price.basic_price_custom as number)}</s>
        </span>
      )}
    </div>
  );
}

/** `1.049,00 €` with small cents. */
export function Amount({ decimal }: { decimal: number }) {
  const { lang } = useShop();
  const { locale, currency } = LANGUAGES[lang];
  const amount = formatAmount(decimal, locale);
  const sign = CURRENCIES[currency].pattern.replace('%s', '').trim();
  return (
    <>
      {amount.slice(0, -3)}
      <small>{amount.slice(-3)}</small>
      {'\u00a0'}
      {sign}
    </>
  );
}
