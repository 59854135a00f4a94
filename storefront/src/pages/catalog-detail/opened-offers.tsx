import type { OpenedOffer } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';

/** Opened units of the product, each with condition, price and number. */
export function OpenedOffers({ offers }: { offers: readonly OpenedOffer[] }) {
  const text = useText();
  const price = usePrice();
  return (
    <section className="opened" aria-labelledby="opened-title">
      <h2 id="opened-title">{text('opened_title')}</h2>
      <ul>
        {offers.map(({ id, url_without_domain, grade, price_custom, saving, qty, missing, seller_title, ...beside }) => (
          <li key={id}>
            <a href={url_without_domain}>{text('opened_offer', { grade: grade.title })}</a>
            <b className="num">{price(price_custom)}</b>
            <BesidePrice facts={beside} />
            <p className="small muted">
              {[
                ...(qty > 0 ? [text('opened_pieces', { count: qty })] : []),
                ...(saving === null ? [] : [text('opened_saving', { amount: price(saving) })]),
                ...(seller_title === null ? [] : [seller_title]),
              ].join(' · ')}
            </p>
            <p className="tiny muted">
              {grade.text} {missing && text('opened_missing', { things: missing })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
