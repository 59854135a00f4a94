import { SpecificationTable } from '../../features/specification-table/specification-table.tsx';
import { HtmlText } from '../../ui/html-text.tsx';
import { InTheBox } from './in-the-box.tsx';
import { withoutBox } from './fact-values.ts';
import { Ports } from './ports.tsx';
import { leadOf } from './product-lead.ts';
import type { ProductFacts } from './product-page.ts';

export type FactsProps = Pick<ProductFacts, 'short_description' | 'description' | 'text_lang' | 'specifications'>;

/** Description and specifications. */
export function Facts({ short_description, description, text_lang, specifications }: FactsProps) {
  const lead = leadOf({ short_description, description });
  return (
    <>
      {lead && (
        <p className="product-lead" {...(text_lang && { lang: text_lang })}>
          {lead}
        </p>
      )}
      <HtmlText className="product-description" html={description ?? ''} lang={text_lang} />
      <InTheBox groups={specifications} />
      <Ports groups={specifications} />
      <SpecificationTable groups={withoutBox(specifications)} />
    </>
  );
}
