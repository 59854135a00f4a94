import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useOrderPrice } from '../../features/order/use-order-price.ts';
import { noticesUrl } from '../../links/notice-links.ts';
import { viewOrderUrl } from '../../links/order-links.ts';
import type { Props } from './load.ts';

/** Next delivery, and savings by club prices. */
export function Coming({ overview: { next_delivery: next, club_gains: gains } }: Pick<Props, 'overview'>) {
  const shop = useShop();
  const text = useText();
  return (
    <>
      {next && (
        <section className="account-block" aria-labelledby="next-delivery">
          <h2 id="next-delivery">{text('account_next_delivery')}</h2>
          <p>
            <b>{text('account_next_delivery_day', { day: formatDate(next.day, shop.lang) })}</b>
          </p>
          <p className="small">{next.titles.join(', ')}</p>
          <p>
            <a className="link" href={viewOrderUrl(next.identifier, shop)}>
              {text('order_title', { number: next.number })}
            </a>
          </p>
        </section>
      )}
      {gains.map((gain) => (
        <ClubGain key={gain.currency} gain={gain} />
      ))}
    </>
  );
}

function ClubGain({ gain: { currency, amount } }: { gain: Props['overview']['club_gains'][number] }) {
  const text = useText();
  const price = useOrderPrice(currency);
  return (
    <section className="account-block" aria-labelledby={`club-${currency}`}>
      <h2 id={`club-${currency}`}>{text('account_club_gain')}</h2>
      <p className="num">
        <b>{price(amount)}</b>
      </p>
      <p className="small muted">{text('account_club_gain_text')}</p>
    </section>
  );
}

/** Pending notices about products. */
export function Alerts({ notices }: Pick<Props, 'notices'>) {
  const shop = useShop();
  const text = useText();
  if (notices.length === 0) return null;
  return (
    <section className="account-block" aria-labelledby="alerts">
      <h2 id="alerts">{text('account_alerts')}</h2>
      <ul className="account-alerts">
        {notices.map(({ code, product, q, kind }) => (
          <li key={code}>
            {product ? (
              <a className="link" href={product.url_without_domain}>
                {product.title}
              </a>
            ) : (
              q
            )}{' '}
            <span className="small muted">{text(kind === 'price_drop' ? 'notice_short_price' : 'notice_short_back')}</span>{' '}
            <a className="link small" rel="nofollow" href={`${noticesUrl(shop)}?code=${code}`}>
              {text('account_alert_stop')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
