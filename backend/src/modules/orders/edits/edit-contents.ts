import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { FieldError } from '@vitrina/contract/errors';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { toDecimal } from '@vitrina/contract/values/money';
import { type Db, json } from '../../../db/index.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { type Author, recordChange } from '../../changes/index.ts';
import { createAdditionalPayment } from '../additional/create-additional-payment.ts';
import { selectDeskOrder } from '../desk/order-desk-queries.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import type { OrderDeps } from '../order-deps.ts';
import { orderNumber } from '../order-number.ts';
import { insertOrderEvent, lockOrder, type OrderRow, selectSnapshot } from '../order-queries.ts';
import { reserveStock } from '../stock/reserve-stock.ts';
import { restockQuantities } from '../stock/restock.ts';
import { selectReferencesOf, sumDeliveryRefunded } from '../refunds/refund-queries.ts';
import { recordRefund } from '../refunds/record-refund.ts';
import { orderPageUrl } from '../views/order-urls.ts';
import { type AddedLine, changeContents, type Contents, type ExistingLine } from './change-contents.ts';
import { CONTENT, insertRevision, isOpenForEdits, noteRefundOfRevision, selectContentVersion } from './revision-queries.ts';

/** An order that may still be changed, locked until the transaction ends. */
export interface OpenOrder {
  order: OrderRow;
  snapshot: Cart;
  version: number;
  /** Refunded part of delivery and fee, minor units. */
  deliveryRefunded: number;
  lines: (ExistingLine & {
    productId: number | null;
    /** Least quantity: units refunded or withdrawn stay in the order, as statement and refund name them. */
    least: number;
    /** Service only: position of its product's line. */
    of: number | null;
  })[];
}

export interface PlannedEdit extends OpenOrder {
  contents: Contents;
  qtyOf: (position: number) => number;
  added: readonly AddedLine[];
  /** Minor units, to be paid in addition or, if negative, refunded; 0 if nothing is paid yet. */
  difference: number;
  /** Lines afterwards. */
  rows: { position: number; code: string; title: string; qty: number; total: number }[];
}

/** An order in scope, read before it is locked; `null`: none. */
export async function findForEdit(
  db: Db,
  number: string,
  scope: Scope,
): Promise<(Pick<OpenOrder, 'snapshot'> & { order: Pick<OrderRow, 'lang' | 'payment_code'> }) | null> {
  const order = await selectDeskOrder(db, number, { scope, seesDetails: true });
  return order && { order, snapshot: await selectSnapshot(db, order.id) };
}

/** Locks an order for an edit. Quantities are never merged: with an older version the caller must review the newer one first. */
export async function lockForEdit(db: Db, { number, version, scope }: { number: string; version: number; scope: Scope }): Promise<Outcome<OpenOrder>> {
  const found = await selectDeskOrder(db, number, { scope, seesDetails: true });
  const order = found && (await lockOrder(db, found.id));
  if (!order) return fail('error_empty_data');
  if (!(await isOpenForEdits(db, order.id)) || order.payment_status === 'pending') return fail('error_order_state');
  const current = await selectContentVersion(db, order.id);
  if (version !== current) return fail('error_version', { errors: [{ field: 'version', label_name: 'error_field_changed', theirs: current }] });
  const { rows } = await sql<OpenOrder['lines'][number]>`
    select i.position, i.product_id as "productId", i.code, i.qty, i.unit_amount as "unitAmount", i.vat_percent::float8 as "vatPercent", i.of_position as "of",
      greatest(i.withdrawn, (select coalesce(sum(l.qty), 0)::integer from refund_lines l where l.order_id = i.order_id and l.position = i.position)) as least
    from order_items i where i.order_id = ${order.id}::bigint order by i.position`.execute(db);
  const deliveryRefunded = await sumDeliveryRefunded(db, await selectReferencesOf(db, order.id));
  return ok({ order, snapshot: await selectSnapshot(db, order.id), version, deliveryRefunded, lines: rows });
}

interface ContentsEdit {
  lines: readonly { id: number; qty: number }[];
  added: readonly AddedLine[];
}

/** Plans an edit: the order's resulting contents and totals. Lists every invalid field. */
export function planEdit(open: OpenOrder, { lines: requested, added }: ContentsEdit): Outcome<PlannedEdit> {
  const ids = requested.map(({ id }) => id);
  const errors = requested.flatMap(({ id, qty }, i): FieldError[] => {
    const line = open.lines.find(({ position }) => position === id);
    if (!line || ids.indexOf(id) < i) return [{ field: `lines.${i}.id`, label_name: 'error_field_unknown_value' }];
    // A line's quantity can only be reduced; further units are added separately, at today's price.
    const nearest = Math.max(line.least, Math.min(line.qty, qty));
    return nearest === qty ? [] : [{ field: `lines.${i}.qty`, label_name: 'error_field_out_of_range', available: nearest }];
  });
  if (errors.length > 0) return fail('error_bad_input', { errors });
  const requestedQty = (line: OpenOrder['lines'][number]): number => requested.find(({ id }) => id === line.position)?.qty ?? line.qty;
  const qtyOf = (position: number): number => {
    const line = open.lines.find((one) => one.position === position) as OpenOrder['lines'][number];
    const product = line.of === null ? undefined : open.lines.find((one) => one.position === line.of);
    // A service has at most the quantity of its product's line.
    return product ? Math.min(requestedQty(line), requestedQty(product)) : line.of === null ? requestedQty(line) : 0;
  };
  const beyond = open.lines.filter((line) => qtyOf(line.position) < line.least);
  if (beyond.length > 0)
    return fail('error_bad_input', { errors: beyond.map(({ least }) => ({ field: 'lines', label_name: 'error_field_out_of_range', available: least })) });
  const rows = rowsOf(open, qtyOf, added);
  const isSame = added.length === 0 && open.lines.every(({ position, qty }) => qtyOf(position) === qty);
  // An order without lines has to be cancelled instead.
  if (isSame || rows.length === 0) return fail('error_bad_input', { errors: [{ field: 'lines', label_name: 'error_field_required' }] });
  // The value of a traded-in device cannot be redistributed over other goods: such an order is cancelled and placed again.
  if (open.snapshot.totals.prepaid) return fail('error_order_state', { errors: [{ field: 'lines', label_name: 'error_order_state' }] });
  const contents = changeContents(open.snapshot, open.lines, { qtyOf, added, deliveryRefunded: open.deliveryRefunded });
  const difference = open.order.payment_status === 'paid' ? contents.total - open.order.total : 0;
  return ok({ ...open, contents, qtyOf, added, difference, rows });
}

function rowsOf({ lines, snapshot }: OpenOrder, qtyOf: PlannedEdit['qtyOf'], added: readonly AddedLine[]): PlannedEdit['rows'] {
  const titles = new Map(snapshot.parcels.flatMap(({ items }) => items.map((item) => [item.code, item.title])));
  const next = 1 + Math.max(-1, ...lines.map(({ position }) => position));
  return [
    ...lines.flatMap(({ position, code, unitAmount }) => {
      const qty = qtyOf(position);
      return qty === 0 ? [] : [{ position, code, title: titles.get(code) ?? code, qty, total: qty * unitAmount }];
    }),
    ...added.map(({ code, item, qty, unitAmount }, i) => ({ position: next + i, code, title: item.title, qty, total: qty * unitAmount })),
  ];
}

interface EditOptions {
  deps: OrderDeps;
  reason: string;
  author: Author;
  /** Euro cents that this member of staff may refund a day; `null`: unlimited. */
  limit: number | null;
}

/** Writes a planned edit in the transaction that planned it: contents, stock, the difference, mail and audit row, all or nothing. */
export async function editContents(
  db: Db,
  plan: PlannedEdit,
  { deps, reason, author, limit }: EditOptions,
): Promise<Outcome<{ version: number; refund_id: number | null; pay_url: string | null }>> {
  const { order, snapshot, contents, version, difference } = plan;
  const by = author.context?.actor.userId ?? null;
  const moved = await moveStock(db, plan, { by, reason });
  if (!moved.ok) return moved;
  await insertRevision(db, { orderId: order.id, version, snapshot, total: order.total, reason, by });
  await writeContents(db, plan);
  const changed = { ...order, total: contents.total };
  const refund =
    difference < 0
      ? await recordRefund(db, { deps, order: changed, request: { lines: [], amount: toDecimal(-difference) }, reason, restock: false, author, limit })
      : null;
  if (refund && !refund.ok) return refund;
  if (refund) await noteRefundOfRevision(db, { orderId: order.id, version, refundId: refund.data.id });
  const pay_url = difference > 0 ? await requestDifference(db, plan, { deps, reason, by }) : null;
  await insertOrderEvent(db, order.id, 'edited', { by, version: version + 1 });
  await enqueueOrderMail(db, order, 'order-changed', String(version + 1), { what: 'lines' });
  await recordChange(db, { kind: CONTENT, subjectId: orderNumber(order.id), version: version + 1, action: 'lines', paths: pathsOf(plan, reason) }, author);
  return ok({ version: version + 1, refund_id: refund?.data.id ?? null, pay_url });
}

async function moveStock(db: Db, { order, lines, qtyOf, added }: PlannedEdit, { by, reason }: { by: number | null; reason: string }): Promise<Outcome<null>> {
  const out = lines.flatMap(({ productId, position, qty }) => (qty > qtyOf(position) ? [{ productId, qty: qty - qtyOf(position) }] : []));
  await restockQuantities(db, { orderId: order.id, pieces: out, reason: 'correction', by, note: reason });
  const short = await reserveStock(db, { orderId: order.id, lines: added.filter(({ onRequest }) => !onRequest), reason: 'correction' });
  if (short.length === 0) return ok(null);
  return fail('error_quantity_not_available', {
    errors: added.flatMap(({ productId }, i) => {
      const found = short.find((one) => one.productId === productId);
      return found ? [{ field: `add.${i}.qty`, label_name: 'error_quantity_not_available' as const, available: found.available }] : [];
    }),
  });
}

async function writeContents(db: Db, { order, contents, lines, qtyOf, added, rows }: PlannedEdit): Promise<void> {
  const quantities = lines.map(({ position }) => ({ position, qty: qtyOf(position) }));
  await sql`delete from order_items i using jsonb_to_recordset(${json(quantities)}::jsonb) as k(position smallint, qty integer)
    where i.order_id = ${order.id}::bigint and i.position = k.position and k.qty = 0`.execute(db);
  await sql`update order_items i set qty = k.qty from jsonb_to_recordset(${json(quantities)}::jsonb) as k(position smallint, qty integer)
    where i.order_id = ${order.id}::bigint and i.position = k.position and k.qty > 0 and k.qty <> i.qty`.execute(db);
  const places = rows.slice(rows.length - added.length).map(({ position }) => position);
  const newLines = added.map(({ item, onRequest, ...line }, i) => ({ ...line, position: places[i] as number }));
  if (newLines.length > 0)
    await sql`
      insert into order_items (order_id, product_id, position, code, qty, unit_amount, vat_percent)
      select ${order.id}::bigint, l."productId", l.position, l.code, l.qty, l."unitAmount", l."vatPercent"
      from jsonb_to_recordset(${json(newLines)}::jsonb) as l("productId" integer, position smallint, code text, qty integer, "unitAmount" integer, "vatPercent" numeric)`.execute(
      db,
    );
  await sql`
    update orders set snapshot = ${JSON.stringify(contents.snapshot)}::jsonb, total = ${contents.total}::integer, version = version + 1 where id = ${order.id}::bigint`.execute(
    db,
  );
}

/** Returns the URL of the page where the buyer pays the difference. */
async function requestDifference(
  db: Db,
  { order, difference }: PlannedEdit,
  { deps, reason, by }: { deps: OrderDeps; reason: string; by: number | null },
): Promise<string> {
  const identifier = await createAdditionalPayment(db, order, { amount: difference, reason, by });
  return orderPageUrl(deps, order.lang, { action: 'view_additional_payment', identifier });
}

const pathsOf = ({ lines, qtyOf, added, order, contents }: PlannedEdit, reason: string) => [
  ...lines.flatMap(({ position, qty }) => (qtyOf(position) === qty ? [] : [{ path: `lines.${position}.qty`, before: qty, after: qtyOf(position) }])),
  ...added.map(({ code, qty }) => ({ path: `lines.${code}`, after: qty })),
  { path: 'total', before: toDecimal(order.total), after: toDecimal(contents.total) },
  { path: 'reason', after: reason },
];

/** Records that a member of staff placed an order for a buyer. */
export const recordOrderByStaff = (db: Db, number: string, author: Author): Promise<number> =>
  recordChange(db, { kind: 'order_state', subjectId: number, version: 0, action: 'create', paths: [{ path: 'status', after: 'new' }] }, author);
