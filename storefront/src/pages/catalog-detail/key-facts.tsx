import { ShieldCheck } from '../../ui/icons.tsx';
import { CONSUMER_LAW } from '@vitrina/contract/values/consumer-law';
import type { CountryCode } from '@vitrina/contract/values/countries';
import { useShop, useText } from '../../context/shop-context.tsx';
import type { ProductFacts } from './product-page.ts';

interface Props {
  facts: ProductFacts['attributes'];
  law: ProductFacts['law'];
}

/** The most important attributes, and the party liable by law: the shop, or the third-party seller. */
export function KeyFacts({ facts, law }: Props) {
  const { info, lang } = useShop();
  const text = useText();
  const country = info.countries?.[lang] as CountryCode | undefined;
  const years = country === undefined ? null : CONSUMER_LAW[country].guaranteeYears;
  const isOfOther = law.some(({ code }) => code === 'seller');
  const liable = isOfOther ? law.find(({ code }) => code === 'legal_guarantee')?.lines[0] : undefined;
  return (
    <>
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
        {liable ?? (
          <span>
            <b>{years === null ? text('product_guarantee_title_plain') : text('product_guarantee_title', { count: years })}</b> {text('product_guarantee_text')}
          </span>
        )}
      </p>
    </>
  );
}
