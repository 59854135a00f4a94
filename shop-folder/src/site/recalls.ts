import { loadRecalls } from '@vitrina/backend/seed';
import { recallProblems, recallShape } from '@vitrina/contract/law/recall-facts';
import { soothingWord } from '@vitrina/contract/law/soothing-words';
import { LANGUAGE_CODES } from '@vitrina/contract/values/languages';
import * as z from 'zod';
import { putTexts, withoutEmpty } from '../export/draft.ts';
import type { Texts } from '../folder/words.ts';
import { productsOf } from '../load/products-of.ts';
import { type SiteChecking, siteKind } from './site-kind.ts';

/** `content/recalls.yaml`: recalls and safety warnings. Texts are in `texts/` as `recall.<number>.hazard` and `recall.<number>.advice`. */
const schema = z.array(
  z.strictObject({
    number: z.string().regex(/^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/, 'is no number such as 2026-01: capital letters, digits, hyphens'),
    ...recallShape,
    ended: z.boolean().optional(),
  }),
);
type Recall = z.output<typeof schema>[number];
type Value = Omit<Recall, 'number' | 'ended' | 'one_remedy'> & { hazards: Texts; advice: Texts; ended: boolean };

const textKey = (number: string, name: 'hazard' | 'advice'): string => `recall.${number}.${name}`;

export const recalls = siteKind<Recall>({
  kind: 'recall',
  file: 'content/recalls.yaml',
  schema,
  codeOf: ({ number }) => number,
  texts: ({ number }) => [{ key: textKey(number, 'hazard') }, { key: textKey(number, 'advice') }],
  check,
  value: ({ number, ended = false, one_remedy: _, ...facts }, { facts: { words } }) => ({
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    ...{ products: facts.products.toSorted(), remedies: facts.remedies ?? [], ended },
    ...{ hazards: words.of(textKey(number, 'hazard')), advice: words.of(textKey(number, 'advice')) },
  }),
  save: (db, things) =>
    loadRecalls(
      db,
      things.map(({ code, value }) => ({ number: code, ...(value as unknown as Value) })),
    ),
  // A published recall stays, even if it is removed from the folder.
  remove: async () => {},
  take: ({ code, value }, { draft, before }) => {
    const { hazards, advice, ended, kind, products, batches, sold_from, sold_to, remedies, phone, email, url, safety_gate } = value as unknown as Value;
    putTexts(draft, textKey(code, 'hazard'), hazards);
    putTexts(draft, textKey(code, 'advice'), advice);
    return withoutEmpty({
      ...{ number: code, kind, products, batches, sold_from, sold_to, remedies, one_remedy: before?.one_remedy },
      ...{ phone, email, url, safety_gate, ended: ended || undefined },
    }) as Recall;
  },
});

function check(entries: readonly Recall[], { facts, report }: SiteChecking): void {
  // Configurable products are left out: a recall names variants.
  const known = new Set(facts.families.flatMap(productsOf).flatMap(({ type, facts: { code } }) => (type === 'configurable' ? [] : [code])));
  for (const one of entries) {
    for (const [i, code] of one.products.entries())
      if (!known.has(code)) report.error(one, ['products', i], `there is no product ${code}, or it stands above variants`);
    for (const { field, reason } of recallProblems(one)) report.error(one, [field], `${reason} (regulation 2023/988, articles 36 and 37)`);
    for (const name of ['hazard', 'advice'] as const) {
      const texts = facts.words.of(textKey(one.number, name));
      for (const lang of LANGUAGE_CODES) {
        const word = texts[lang] && soothingWord(texts[lang], lang);
        if (word)
          report.error(
            one,
            ['number'],
            `${textKey(one.number, name)} in ${lang} has “${word}”, which plays the risk down (regulation 2023/988, article 36 (2))`,
          );
      }
    }
  }
}
