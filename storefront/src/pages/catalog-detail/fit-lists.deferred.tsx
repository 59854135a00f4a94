import { usePrice, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { Check } from '../../ui/icons.tsx';
import { FitPicture } from './fit-picture.tsx';
import type { FitCard, FitsPage } from './fits-page.ts';

/** Accessories proven to fit with the reason, and devices that an accessory fits. */
export function FitLists({ accessories, devices }: Pick<FitsPage, 'accessories' | 'devices'>) {
  const text = useText();
  return (
    <>
      <Cards cards={accessories} />
      {accessories.length > 0 && devices.length > 0 && <h3>{text('fit_devices_title')}</h3>}
      <Cards cards={devices} />
    </>
  );
}

function Cards({ cards }: { cards: readonly FitCard[] }) {
  const price = usePrice();
  if (cards.length === 0) return null;
  return (
    <ul className="fit-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <FitPicture card={card} />
          <div>
            <p className="tiny muted">{card.category}</p>
            <a href={card.url} {...(card.lang && { lang: card.lang })}>
              {card.title}
            </a>
            <ul className="fit-reasons">
              {card.reasons.map((reason) => (
                <li key={reason}>
                  <Check className="icon small-icon" aria-hidden="true" /> {reason}
                </li>
              ))}
            </ul>
            {card.price !== null && <b className="num">{price(card.price)}</b>} <BesidePrice facts={card.beside} />
          </div>
        </li>
      ))}
    </ul>
  );
}
