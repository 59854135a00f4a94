import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderActions } from '@vitrina/contract/staff/order-actions';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { findStoredReply, runIdempotent } from '../../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { refuseIfBusy, withShortLocks } from '../../../http/short-locks.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { loadCartForOrder } from '../../cart/index.ts';
import { type AddedLine, editContents, findForEdit, lockForEdit, type PlannedEdit, planEdit, requestPartialRefunds, paymentDeps } from '../../orders/index.ts';
import type { CreateOrderDeps } from '../create-order.ts';
import { asGuest } from './create-phone-order.ts';
import { fillBasket, withBasket } from './fill-basket.ts';

interface Input {
  number: string;
  version: number;
  lines: readonly { id: number; qty: number }[];
  add: readonly { product_code: string; qty: number }[];
}
type Previewed = ReplyOf<typeof orderActions.previewLines>;
type Saved = ReplyOf<typeof orderActions.saveLines>;

/** Returns the totals after an edit of lines, without changing the order. */
export const previewOrderLines =
  (deps: CreateOrderDeps) =>
  async (input: Input, context: CallContext): Promise<Outcome<Previewed>> =>
    refuseIfBusy(async () => {
      const added = await priced(deps, input, context);
      if (!added.ok) return added;
      return withShortLocks(context.db, async (db) => {
        const planned = await plan(db, input, { added: added.data, context });
        return planned.ok ? ok(contentsView(planned.data)) : planned;
      });
    });

/** Changes the lines of an order that is not packed; the difference is refunded or requested. */
export const saveOrderLines =
  (deps: CreateOrderDeps) =>
  async (input: Input & { reason: string }, context: CallContext): Promise<Outcome<Saved>> =>
    refuseIfBusy(async () => {
      const once = { endpoint: 'staff_orders_lines', body: input, context };
      // On a repeated call a product may be sold out or gone: return the first reply.
      const stored = await findStoredReply<Saved>(context.db, once);
      if (stored) return stored;
      const added = await priced(deps, input, context);
      if (!added.ok) return added;
      const saved = await withShortLocks(context.db, (db) => runIdempotent(db, once, () => save(db, deps, input, { added: added.data, context })));
      if (saved.ok && saved.data.refund_id !== null) await requestPartialRefunds(context.db, paymentDeps(deps.orders), saved.data.refund_id);
      return saved;
    });

interface EditContext {
  added: readonly AddedLine[];
  context: CallContext;
}

async function plan(db: Db, { number, version, lines }: Input, { added, context }: EditContext): Promise<Outcome<PlannedEdit>> {
  const scope = scopeOf(context.staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  const found = await lockForEdit(db, { number, version, scope });
  return found.ok ? planEdit(found.data, { lines, added }) : found;
}

/** Prices added products for the order's destination in a temporary basket, which is filled before the order is locked. */
async function priced({ cart }: CreateOrderDeps, { number, add }: Input, context: CallContext): Promise<Outcome<AddedLine[]>> {
  const scope = scopeOf(context.staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  if (add.length === 0) return ok([]);
  const found = await findForEdit(context.db, number, scope);
  if (!found?.snapshot.customer) return fail(found ? 'error_order_state' : 'error_empty_data');
  const { order, snapshot } = found;
  const guest = asGuest(context, order.lang);
  const { country, is_company, fields } = found.snapshot.customer;
  const way = snapshot.parcels[0]?.shipping;
  const ways = { shipping: way && !way.point ? way.code : 'delivery', payment: snapshot.payment_type?.code ?? order.payment_code };
  const draft = await withBasket(guest, async () => {
    const filled = await fillBasket(cart, { lines: add, customer: { country, is_company, fields }, ...ways }, guest, 'add');
    const load = (db: Db) => loadCartForOrder(db, { actor: guest.actor, lang: order.lang, deps: cart, seenTotal: undefined });
    return filled.ok ? withShortLocks(context.db, load) : filled;
  });
  if (!draft.ok) return draft;
  const parcels = draft.data.snapshot.parcels;
  return ok(
    draft.data.lines.map(({ productId, code, qty, unitAmount, vatPercent, onRequest = false }) => {
      const parcel = parcels.find(({ items }) => items.some((one) => one.code === code));
      const item = parcel?.items.find((one) => one.code === code);
      if (!parcel || !item) throw new Error(`${code} is in no parcel`);
      const { seller_title, seller_lines } = parcel;
      return { productId, code, qty, unitAmount, vatPercent, onRequest, item, seller: { seller_title, ...(seller_lines && { seller_lines }) } };
    }),
  );
}

async function save(db: Db, deps: CreateOrderDeps, input: Input & { reason: string }, edit: EditContext): Promise<Outcome<Saved>> {
  const { context } = edit;
  const planned = await plan(db, input, edit);
  if (!planned.ok) return planned;
  const limit = scopeOf(context.staff, 'refunds.make')?.refundLimit;
  if (planned.data.difference < 0 && limit === undefined) return fail('error_forbidden');
  const edited = await editContents(db, planned.data, { deps: deps.orders, reason: input.reason, author: { context }, limit: limit ?? null });
  return edited.ok ? ok({ ...contentsView(planned.data), ...edited.data }) : edited;
}

const contentsView = ({ version, order, contents, difference, rows }: PlannedEdit): Previewed => ({
  version,
  currency: order.currency,
  before: toDecimal(order.total),
  total: toDecimal(contents.total),
  difference: toDecimal(difference),
  lines: rows.map(({ position, code, title, qty, total }) => ({ id: position, code, title, qty, total: toDecimal(total) })),
});
