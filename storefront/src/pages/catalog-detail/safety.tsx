import { useText } from '../../context/shop-context.tsx';
import type { ProductPage } from './product-page.ts';

/** The manufacturer with address and e-mail, open as the product-safety regulation wants it. */
export function Safety({ manufacturer, ean, mpn }: { manufacturer: NonNullable<ProductPage['manufacturer']> } & Pick<ProductPage, 'ean' | 'mpn'>) {
  const text = useText();
  return (
    <section className="panel side-panel" id="safety" tabIndex={-1} aria-labelledby="safety-title">
      <h2 id="safety-title">{text('product_safety_title')}</h2>
      <address>
        <a className="link" href={manufacturer.url_without_domain}>
          {manufacturer.title}
        </a>
        {manufacturer.address && (
          <>
            <br />
            {manufacturer.address}
          </>
        )}
        {manufacturer.email && (
          <>
            <br />
            <a className="link" href={`mailto:${manufacturer.email}`}>
              {manufacturer.email}
            </a>
          </>
        )}
      </address>
      <p>{text('product_safety_advice')}</p>
      {(ean || mpn) && (
        <dl className="product-codes">
          {ean && (
            <div>
              <dt>EAN</dt>
              <dd>{ean}</dd>
            </div>
          )}
          {mpn && (
            <div>
              <dt>{text('product_mpn')}</dt>
              <dd>{mpn}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
