import type { Offer } from '@vitrina/contract/offers';
import { formatDate } from '@vitrina/contract/values/date';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { useEndpoint, useShop, useText } from '../../context/shop-context.tsx';
import './own-offers.css';

/** Offers to the account's company: PDF, expiry date, and a button to order. */
export function OwnOffers({ offers }: { offers: readonly Offer[] }) {
  const text = useText();
  return (
    <div className="own-offers">
      {offers.length === 0 && <p className="small muted">{text('offers_none')}</p>}
      <ul>
        {offers.map((offer) => (
          <li key={offer.id}>
            <OwnOffer offer={offer} />
          </li>
        ))}
      </ul>
      {offers.some(({ state }) => state === 'open') && <p className="small muted">{text('offer_order_text')}</p>}
    </div>
  );
}

function OwnOffer({ offer: { id, number, market, valid_until, state, currency, net, total, qty } }: { offer: Offer }) {
  const text = useText();
  const { lang } = useShop();
  const endpoint = useEndpoint();
  const money = (amount: number) => formatPrice(amount, lang, currency as CurrencyCode);
  return (
    <>
      <p>
        <a className="link" href={`${endpoint('auth_offer_pdf')}?id=${id}`} target="_blank" rel="noreferrer">
          {number} (PDF)
        </a>
        <br />
        <span className="small muted">
          {text('offer_line', { net: money(net), total: money(total), qty })}; {text(`offer_state_${state}`, { date: formatDate(valid_until, lang) })}
        </span>
      </p>
      {state === 'open' && market === lang && (
        <button type="submit" name="offer" value={id} className="btn compact">
          {text('offer_order')}
          <span className="visually-hidden"> {number}</span>
        </button>
      )}
    </>
  );
}
