import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffSafety } from '@vitrina/contract/staff/safety';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { z } from 'zod';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { recordChange } from '../changes/index.ts';
import { applyRecall, closeRecall, type RecallRow, selectEvidence, selectRecalls } from './recall-queries.ts';
import { recallView } from './recall-view.ts';
import type { SafetyDeps } from './safety-deps.ts';
import { saveRecall } from './save-recall.ts';

type StaffRecall = ReplyOf<typeof staffSafety.saveRecall>;
const NONE = { buyers: 0, sent: 0, failed: 0 };

async function staffView(db: Db, rows: readonly RecallRow[], { site }: SafetyDeps): Promise<StaffRecall[]> {
  const found = await selectEvidence(
    db,
    rows.map(({ id }) => id),
  );
  const place = { lang: site.defaultLanguage, defaultLanguage: site.defaultLanguage };
  return rows.map((row) => ({ ...recallView(row, place), evidence: { ...(found.get(row.id) ?? NONE), mailed_at: row.mailed_at?.toISOString() ?? null } }));
}

export const listStaffRecalls =
  (deps: SafetyDeps) =>
  async (_: object, { db }: CallContext): Promise<Outcome<{ items: StaffRecall[] }>> =>
    ok({ items: await staffView(db, await selectRecalls(db, deps.site.defaultLanguage), deps) });

export const publishRecall =
  (deps: SafetyDeps) =>
  (input: z.output<typeof staffSafety.saveRecall.input>, context: CallContext): Promise<Outcome<StaffRecall>> =>
    inStaffTransaction(context, 'products.publish', async (db) => {
      const { shop } = deps.site.settings;
      const saved = await saveRecall(db, input, shop.languages as LanguageCode[]);
      if (!saved.ok) return saved;
      const { before, after } = saved.data;
      await note(
        db,
        { row: after, action: before ? 'amend' : 'publish', after: input, before: before && { hazards: before.hazards, advice: before.advice } },
        context,
      );
      const [view] = await staffView(db, [after], deps);
      return ok(view as StaffRecall);
    });

export const endRecall =
  (deps: SafetyDeps) =>
  ({ number }: { number: string }, context: CallContext): Promise<Outcome<StaffRecall>> =>
    inStaffTransaction(context, 'products.publish', async (db) => {
      const lang = deps.site.defaultLanguage;
      const [row] = await selectRecalls(db, lang, { number });
      if (!row) return fail('error_empty_data');
      if (row.ended_at === null) {
        await closeRecall(db, row.id);
        await applyRecall(db, row.id);
        await note(db, { row, action: 'end', before: null, after: null }, context);
      }
      const [view] = await staffView(db, await selectRecalls(db, lang, { number }), deps);
      return ok(view as StaffRecall);
    });

interface Noted {
  row: RecallRow;
  action: string;
  before: unknown;
  after: unknown;
}

const note = (db: Db, { row, action, before, after }: Noted, context: CallContext): Promise<number> =>
  recordChange(db, { kind: 'recall', subjectId: row.number, version: 0, action, paths: [{ path: 'recall', before, after }] }, { context });
