import { ShieldCheck } from '../../ui/icons.tsx';
import { useText } from '../../context/shop-context.tsx';
import type { ProductPage } from './product-page.ts';

/** The facts that decide, large, and the notice of the legal guarantee. */
export function KeyFacts({ facts }: { facts: ProductPage['attributes'] }) {
  const text = useText();
  return (
    <div className="product-promises">
      {facts.length > 0 && (
        <dl className="key-facts">
          {facts.map((fact) => (
            <div key={fact.code}>
              <dt {...(fact.title_lang && { lang: fact.title_lang })}>{fact.title}</dt>
              <dd {...(fact.value_lang && { lang: fact.value_lang })}>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="guarantee">
        <ShieldCheck className="icon" aria-hidden="true" />
        <span>
          <b>{text('product_guarantee_title')}</b> {text('product_guarantee_text')}
        </span>
      </p>
    </div>
  );
}
