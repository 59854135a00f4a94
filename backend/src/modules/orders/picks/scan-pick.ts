import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffPicks } from '@vitrina/contract/staff/picks';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inShortTransaction } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { readPick } from './begin-pick.ts';
import { alertShort } from './end-pick.ts';
import { lockPick, type PickLineRow, type ScanRow, selectPick, selectPickLines, selectScanned, selectScans, writeScans } from './pick-queries.ts';
import { placeScans, type Scan, scanKey } from './place-scans.ts';

interface Input {
  id: number;
  scans: readonly Scan[];
}

type Scanned = ReplyOf<typeof staffPicks.scan>;

/** Counts scans of a pick; a scan received before gets its first reply. */
export async function scanPick(input: Input, context: CallContext): Promise<Outcome<Scanned>> {
  return inShortTransaction(context.db, (db) => scan(db, input, context));
}

async function scan(db: Db, { id, scans }: Input, context: CallContext): Promise<Outcome<Scanned>> {
  const scope = scopeOf(context.staff, 'orders.fulfil');
  const pick = scope && (await selectPick(db, id, scope));
  if (!pick) return fail(scope ? 'error_empty_data' : 'error_forbidden');
  await lockPick(db, id);
  const clientIds = scans.map(({ client_id }) => client_id);
  const stored = new Map((await selectScans(db, id, clientIds)).map((row) => [row.client_id, row]));
  const news = scans.filter(({ client_id }, i) => !stored.has(client_id) && clientIds.indexOf(client_id) === i);
  const before = (await selectPickLines(db, id)).toSorted((a, b) => a.id - b.id);
  const products = await productsOf(db, news);
  const placed = placeScans(before, news, products);
  if (news.length > 0) {
    await writeScans(db, {
      pickId: id,
      scans: placed.scans,
      lines: placed.lines.map(({ id, picked, short }) => ({ id, picked, short })),
      by: context.actor.userId,
    });
    await recordChange(db, scanChange(id, before, placed.lines), { context });
    // A phone that was offline may send scans after the pick has ended.
    if (pick.done_at !== null) await alertShort(db, id, { by: context.actor.userId });
  }
  const rows = new Map([...stored, ...placed.scans.map((row) => [row.client_id, row] as const)]);
  const first = new Set<string>(stored.keys());
  return ok({
    scans: clientIds.map((client_id) => resultOf(rows.get(client_id) as ScanRow, isRepeated(first, client_id))),
    pick: await readPick(db, { id, scope, lang: context.lang }),
  });
}

/** Returns true for a scan seen before, and remembers it. */
function isRepeated(seen: Set<string>, clientId: string): boolean {
  const before = seen.has(clientId);
  seen.add(clientId);
  return before;
}

const resultOf = ({ client_id, taken, refused }: ScanRow, repeated: boolean) => ({ client_id, taken, label_name: refused, repeated });

async function productsOf(db: Db, scans: readonly Scan[]): Promise<(ean: string) => readonly number[]> {
  const keys = [...new Set(scans.flatMap(({ ean }) => [scanKey(ean), ean]))];
  const found = keys.length === 0 ? [] : await selectScanned(db, keys);
  const byKey = Map.groupBy(found, ({ key }) => key);
  return (ean) => [...(byKey.get(scanKey(ean)) ?? []), ...(byKey.get(ean) ?? [])].map(({ product_id }) => product_id);
}

const scanChange = (id: number, before: readonly PickLineRow[], after: readonly Pick<PickLineRow, 'picked' | 'short'>[]) => ({
  kind: 'pick',
  subjectId: String(id),
  version: 0,
  action: 'scan',
  paths: before.flatMap((line, i) =>
    (['picked', 'short'] as const).flatMap((name) =>
      line[name] === after[i]?.[name] ? [] : [{ path: `lines.${line.id}.${name}`, before: line[name], after: after[i]?.[name] }],
    ),
  ),
});
