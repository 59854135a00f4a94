import type { Recall } from '@vitrina/contract/safety';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { productPath } from '@vitrina/contract/values/page-path';
import type { RecallRow } from './recall-queries.ts';

interface Place {
  lang: LanguageCode;
  defaultLanguage: LanguageCode;
}

/** Returns a recall for the public. */
export function recallView(row: RecallRow, { lang, defaultLanguage }: Place): Recall {
  const { number, kind, batches, sold_from, sold_to, remedies, phone, email, url, safety_gate } = row;
  const read = (texts: RecallRow['hazards']): string => languagesFor(lang).flatMap((one) => texts[one] ?? [])[0] ?? Object.values(texts)[0] ?? '';
  return {
    ...{ number, kind, batches, sold_from, sold_to, remedies, phone, email, url, safety_gate },
    products: row.products.map(({ id, code, title, slug, brand, ean, mpn, image, shown }) => ({
      ...{ code, title, brand, ean, mpn, image },
      url_without_domain: id !== null && slug !== null && shown ? productPath({ lang, defaultLanguage, slug, id }) : null,
    })),
    hazard: read(row.hazards),
    advice: read(row.advice),
    published_at: row.published_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

/** Returns the cache tags of recalls. */
export const recallTags = (rows: readonly RecallRow[]): string[] => [
  'recalls',
  ...rows.flatMap(({ products }) => products.flatMap(({ id }) => (id === null ? [] : [`product:${id}`]))),
];
