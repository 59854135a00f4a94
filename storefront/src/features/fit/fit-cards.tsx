import type { ReactNode } from 'react';
import { usePrice } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { Check } from '../../ui/icons.tsx';
import type { FitCard } from './fit-card.ts';
import { FitPicture } from './fit-picture.tsx';

/** Products with the reasons of their compatibility. `foot`: content below the price. */
export function FitCards<Card extends FitCard>({ cards, foot }: { cards: readonly Card[]; foot?: (card: Card) => ReactNode }) {
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
            <div className="fit-price">
              {card.price !== null && <b className="num">{price(card.price)}</b>}
              <BesidePrice facts={card.beside} />
            </div>
            {foot?.(card)}
          </div>
        </li>
      ))}
    </ul>
  );
}
