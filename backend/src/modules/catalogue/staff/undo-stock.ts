import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { fail, ok } from '../../../http/outcome.ts';
import type { ChangedPath, Undoable } from '../../changes/index.ts';
import { adjust } from './adjust-stock.ts';

/** Undoes a stock change by an opposite movement instead of restoring the quantity, so that sales made meanwhile remain. */
export const undoStock: Undoable = {
  permission: 'stock.adjust',
  undo: async (db, { change, author, context }) => {
    // Goods in transit are returned by their transfer.
    if (change.action === 'transfer') return fail('error_not_undoable');
    const product_code = await selectCode(db, Number(change.subject_id));
    if (product_code === null) return fail('error_empty_data');
    const items = change.paths.flatMap((path) => movedBack(path, product_code));
    if (items.length === 0) return fail('error_not_undoable');
    const outcome = await adjust(db, { items, reason: 'correction' }, { context, author });
    return outcome.ok ? ok({ change_id: outcome.data.change_ids[0] ?? null }) : outcome;
  },
};

function movedBack({ path, before, after }: ChangedPath, product_code: string) {
  const delta = Number(before) - Number(after);
  return Number.isSafeInteger(delta) && delta !== 0 ? [{ product_code, warehouse: path.slice('qty.'.length), delta }] : [];
}

async function selectCode(db: Db, id: number): Promise<string | null> {
  const { rows } = await sql<{ code: string }>`select code from products where id = ${id}::integer`.execute(db);
  return rows[0]?.code ?? null;
}
