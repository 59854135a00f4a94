import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffStock } from '@vitrina/contract/staff/stock';
import { sql } from 'kysely';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChanges } from '../../changes/index.ts';

interface Input {
  product_code: string;
  /** ISO date; `null`: not known. */
  day: string | null;
}

/** Tolerance for time zones, in which yesterday may still be today. */
const EARLIEST_MS = 86_400_000;

/** Sets the expected restock day of a product. */
export async function expectStock({ product_code, day }: Input, context: CallContext): Promise<Outcome<ReplyOf<typeof staffStock.expect>>> {
  if (!scopeOf(context.staff, 'stock.adjust')) return fail('error_forbidden');
  if (day !== null && Date.parse(`${day}T23:59:59Z`) < Date.now() - EARLIEST_MS)
    return fail('error_bad_input', { errors: [{ field: 'day', label_name: 'error_field_out_of_range' }] });
  return inShortTransaction(context.db, async (db) => {
    const { rows } = await sql<{ id: number; restock_on: string | null }>`
        select id, restock_on::text as restock_on from products where code = ${product_code} and type <> 'configurable' for update`.execute(db);
    const [row] = rows;
    if (!row) return fail('error_bad_input', { errors: [{ field: 'product_code', label_name: 'error_field_unknown_value' }] });
    if (row.restock_on === day) return ok({ day, change_ids: [] });
    await sql`update products set restock_on = ${day}::date, updated_at = now() where id = ${row.id}`.execute(db);
    const paths = [{ path: 'restock_on', before: row.restock_on, after: day }];
    return ok({
      day,
      change_ids: await recordChanges(db, [{ kind: 'restock', subjectId: String(row.id), version: 0, action: 'expect', paths }], { context }),
    });
  });
}
