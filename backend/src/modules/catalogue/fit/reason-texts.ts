import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import { specificationView } from '../product/attribute-view.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { textIn } from '../texts.ts';
import type { Reason } from './evaluate-test.ts';
import type { Judgement } from './judge-pair.ts';

interface Pair {
  accessory: ProductRow;
  device: ProductRow;
}

/** The reasons of a judgement as texts, with the compared values. */
export function reasonTexts(catalogue: Catalogue, { rule, reasons }: Judgement, pair: Pair, lang: LanguageCode): string[] {
  const texts = reasons.map((reason) => ('side' in reason ? missingText(catalogue, reason, pair, lang) : reasonText(catalogue, { reason, rule, pair, lang })));
  return [...new Set(texts.filter((text) => text !== ''))];
}

interface ReasonInput {
  reason: Extract<Reason, { text: string }>;
  rule: Judgement['rule'];
  pair: Pair;
  lang: LanguageCode;
}

function reasonText(catalogue: Catalogue, { reason: { text, answer, test }, rule, pair, lang }: ReasonInput): string {
  const pattern = textIn(rule.texts[text]?.[answer], lang);
  return pattern.replace(/\{(accessory|device)\}/g, (_, side: keyof Pair) => {
    const attribute = test[side];
    return attribute === undefined ? '' : valueText(catalogue, { row: pair[side], attribute, lang });
  });
}

function valueText(catalogue: Catalogue, { row, attribute, lang }: { row: ProductRow; attribute: string; lang: LanguageCode }): string {
  const data = row.attributes.find(([code]) => code === attribute)?.[1];
  return data === undefined ? '' : (specificationView(catalogue, [attribute, data], lang, row.text_lang)?.value ?? '');
}

function missingText(catalogue: Catalogue, { side, attribute }: Extract<Reason, { side: string }>, pair: Pair, lang: LanguageCode): string {
  const name = textIn(catalogue.dictionary.attributes.get(attribute)?.titles, lang) || attribute;
  return catalogue.text(lang, 'fit_missing').replace('{name}', name).replace('{title}', pair[side].title);
}
