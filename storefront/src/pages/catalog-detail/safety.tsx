import { useShop, useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { reportAboutUrl } from '../../links/safety-links.ts';
import { LegalSection } from '../../ui/legal-section.tsx';
import type { ProductFacts } from './product-page.ts';

interface SafetyProps extends Pick<ProductFacts, 'id' | 'ean' | 'mpn'> {
  manufacturer: NonNullable<ProductFacts['manufacturer']>;
  sections: ProductFacts['law'];
}

/** Manufacturer with address and e-mail, and further mandatory information, which is never collapsed. */
export function Safety({ id, manufacturer, ean, mpn, sections }: SafetyProps) {
  const shop = useShop();
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
            {keepTogether(manufacturer.address)}
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
      {sections.map((section) => (
        <LegalSection key={section.code} section={section} />
      ))}
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
      <p>
        <a className="link" rel="nofollow" href={reportAboutUrl(shop, { subject: 'product', id })}>
          {text('report_link')}
        </a>
      </p>
    </section>
  );
}
