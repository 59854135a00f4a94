import type { Cart } from '@vitrina/contract/cart';
import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';

/** Change of the delivery country by the visitor: the new country, and the previous total. */
export interface Redirected {
  country: string;
  before: number;
}

interface DeliverToProps {
  cart: Pick<Cart, 'customer' | 'totals'>;
  countries: readonly { code: string; title: string }[];
  /** `null`: no change. */
  redirected: Redirected | null;
}

/** Choice of the delivery country, independent of the language; it determines tax, shipping and services. A plain form; shows the effect on the total. */
export function DeliverTo({ cart, countries, redirected }: DeliverToProps) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  const { total, is_export } = cart.totals;
  if (countries.length < 2) return null;
  const country = countries.find(({ code }) => code === redirected?.country)?.title;
  return (
    <form className="deliver-to" method="post" action={cartUrl(shop)}>
      <input type="hidden" name="action" value="deliver-to" />
      <input type="hidden" name="total" value={total} />
      <label htmlFor="deliver-to">{text('place_deliver_to')}</label>
      <select
        // Shows a country changed by another form too.
        key={cart.customer?.country}
        id="deliver-to"
        name="country"
        className="select"
        defaultValue={cart.customer?.country ?? shop.info.countries?.[shop.lang]}
      >
        {countries.map(({ code, title }) => (
          <option key={code} value={code}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit" className="btn compact">
        {text('place_deliver_apply')}
      </button>
      {redirected && country && (
        <p role="status" className="tiny">
          {redirected.before === total
            ? text(is_export ? 'place_vat_export' : 'place_deliver_same', { country, now: price(total) })
            : text('place_deliver_changed', { country, before: price(redirected.before), now: price(total) })}
        </p>
      )}
    </form>
  );
}
