import type { ProductDetail } from '@vitrina/contract/catalogue';
import { usePrice, useText } from '../../context/shop-context.tsx';
import { BesidePrice } from '../../ui/beside-price.tsx';

/** Condition of an opened unit, its missing parts, and a link to the new product. */
export function OpenedPiece({ opened: { grade, missing, new_one } }: { opened: NonNullable<ProductDetail['opened']> }) {
  const text = useText();
  const price = usePrice();
  return (
    <section className="opened" aria-labelledby="opened-title">
      <h2 id="opened-title">{text('opened_condition', { grade: grade.title })}</h2>
      <p className="small">{grade.text}</p>
      {missing && (
        <p className="small">
          <b>{text('opened_missing', { things: missing })}</b>
        </p>
      )}
      {new_one && (
        <p className="small">
          <a className="link" href={new_one.url_without_domain}>
            {text('opened_new')}
          </a>{' '}
          {new_one.price_custom !== null && <b className="num">{price(new_one.price_custom)}</b>}
          <BesidePrice facts={new_one} />
        </p>
      )}
    </section>
  );
}
