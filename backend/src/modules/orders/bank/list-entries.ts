import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffBank } from '@vitrina/contract/staff/bank';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { type EntryQuestion, selectEntries } from './bank-queries.ts';
import { entryView } from './bank-view.ts';

/** Entries of statements, with what they are for as it stands now. */
export async function listEntries(question: EntryQuestion, { db, staff }: CallContext): Promise<Outcome<ReplyOf<typeof staffBank.entries>>> {
  const scope = scopeOf(staff, 'bank.import');
  if (!scope) return fail('error_forbidden');
  const { rows, total, counts } = await selectEntries(db, question, scope);
  return ok({ items: rows.map(entryView), total, counts });
}
