import type { FieldError } from '@vitrina/contract/errors';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { problemsOf } from './recall-problems.ts';
import { addRecalled, applyRecall, type RecallInput, type RecallRow, selectRecalled, selectRecalls, upsertRecall } from './recall-queries.ts';

interface Saved {
  before: RecallRow | null;
  after: RecallRow;
}

/** Publishes or amends a recall, in the caller's transaction: sale of its products stops with the commit. */
export async function saveRecall(
  db: Db,
  input: RecallInput & { one_remedy?: string | undefined },
  languages: readonly LanguageCode[],
): Promise<Outcome<Saved>> {
  const lang = languages[0] as LanguageCode;
  const [before = null] = await selectRecalls(db, lang, { number: input.number });
  const found = await selectRecalled(db, input.products);
  const unknown = input.products.flatMap((code, i): FieldError[] =>
    found.some(({ named }) => named === code) ? [] : [{ field: `products.${i}`, label_name: 'error_field_unknown_value' }],
  );
  const isMore = before !== null && found.some(({ code }) => !before.products.some((one) => one.code === code));
  // Buyers already notified would not learn of another kind or of more products: these need a separate recall.
  const fixed: FieldError[] = [
    ...(before && before.kind !== input.kind ? [{ field: 'kind', label_name: 'error_field_out_of_range' as const }] : []),
    ...(isMore ? [{ field: 'products', label_name: 'error_field_out_of_range' as const }] : []),
  ];
  const errors = [...unknown, ...fixed, ...problemsOf(input, languages)];
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const id = await upsertRecall(db, input);
  if (before === null)
    await addRecalled(
      db,
      id,
      found.map((one) => one.id),
    );
  if (before === null || before.ended_at === null) await applyRecall(db, id);
  const [after] = await selectRecalls(db, lang, { number: input.number });
  return ok({ before, after: after as RecallRow });
}
