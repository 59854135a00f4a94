import { usePrice, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';
import { ShoppingBag } from '../../ui/icons.tsx';
import { FitPicture } from '../../features/fit/fit-picture.tsx';
import type { FitsPage } from './fits-page.ts';

/** Form that adds the whole bundle for the sum of its prices. */
export function FitSet({ set }: { set: NonNullable<FitsPage['set']> }) {
  const text = useText();
  const price = usePrice();
  return (
    <>
      <h3>{text('fit_set_title')}</h3>
      <input type="hidden" name="action" value="add-set" />
      <ul>
        {set.items.map((item) => (
          <li key={item.id}>
            <input type="hidden" name="code" value={item.code} />
            <FitPicture card={item} />
            <span {...(item.lang && { lang: item.lang })}>{item.title}</span>
            <span className="num">{price(item.price ?? 0)}</span>
            <div>
              <BesidePrice facts={item.beside} />
            </div>
          </li>
        ))}
      </ul>
      <p>
        <b>{text('fit_set_sum', { price: price(set.total) })}</b>
        {set.basicTotal > set.total && <small className="muted block">{text('fit_set_reduced', { price: price(set.basicTotal) })}</small>}
        <small className="muted block">{text('fit_set_note')}</small>
      </p>
      <button type="submit" className="key">
        <ShoppingBag className="icon" aria-hidden="true" />
        {text('fit_set_add', { count: set.items.length })}
      </button>
    </>
  );
}
