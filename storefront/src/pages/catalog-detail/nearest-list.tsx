import { usePrice, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { FitPicture } from '../../features/fit/fit-picture.tsx';
import type { Nearest } from './nearest.ts';

/** Closest alternatives in stock with their differences; the frame is a section. */
export function NearestList({ nearest }: { nearest: readonly Nearest[] }) {
  const text = useText();
  const price = usePrice();
  return (
    <>
      <h2 id="nearest-title">{text('product_nearest')}</h2>
      <ul className="fit-cards">
        {nearest.map((one) => (
          <li key={one.id}>
            <FitPicture card={one} />
            <div>
              <a href={one.url} {...(one.lang && { lang: one.lang })}>
                {one.title}
              </a>
              <p className="small muted">
                {one.differs.length === 0
                  ? text('product_nearest_alike')
                  : one.differs.map(({ title, value, own }) => text('product_nearest_differs', { title, value, own })).join(' · ')}
              </p>
              <div className="fit-price">
                <b className="num">{price(one.price)}</b>
                <BesidePrice facts={one.beside} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
