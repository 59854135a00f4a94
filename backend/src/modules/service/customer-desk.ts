import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffCustomers } from '@vitrina/contract/staff/customers';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotent } from '../../http/idempotency.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { collectData, deviceName, endSession, eraseUser } from '../customers/index.ts';
import { selectMailsTo, selectReturnsOf } from './buyer-queries.ts';
import { mailView, returnView } from './buyer-view.ts';
import {
  countNotices,
  type CustomerRow,
  insertNote,
  lockCustomer,
  type NoteRow,
  selectCustomer,
  selectCustomerFacts,
  selectNotes,
  selectRecentOrders,
  selectSessions,
  selectSubscription,
  type Subscription,
} from './customer-queries.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import type { ServiceDeps } from './service-deps.ts';

type Got = ReplyOf<typeof staffCustomers.get>;

const customerView = ({ created_at, ...row }: CustomerRow) => ({ ...row, created_at: created_at.toISOString() });
const personOf = ({ id, email }: CustomerRow) => ({ userId: id, email: email.toLowerCase() });
export const noteView = ({ at, ...note }: NoteRow) => ({ ...note, at: at.toISOString() });

export const subscriptionView = (row: Subscription | null) =>
  row && { ...row, subscribed_at: row.subscribed_at.toISOString(), stopped_at: row.stopped_at?.toISOString() ?? null };

/** Records an action on a customer by account number: names and addresses stay out of the log. */
const record = (db: Db, id: number, action: string, context: CallContext, paths: { path: string; after?: unknown }[] = []) =>
  recordChange(db, { kind: 'customer', subjectId: String(id), version: 0, action, paths }, { context });

/** Returns one customer; the access is logged. */
export const getCustomer =
  ({ orderNumber }: Pick<ServiceDeps, 'orderNumber'>) =>
  ({ id }: { id: number }, context: CallContext): Promise<Outcome<Got>> =>
    inStaffTransaction(context, 'customers.view', async (db, scope) => {
      const row = await selectCustomer(db, id, scope);
      if (!row) return fail('error_empty_data');
      const [orders, sessions, notes] = [await selectRecentOrders(db, id), await selectSessions(db, id), await selectNotes(db, personOf(row))];
      const { spent, guestOrders, isConfirmed, ...facts } = await selectCustomerFacts(db, id);
      const subscription = await selectSubscription(db, row.email);
      const returned = await selectReturnsOf(db, sql`o.user_id = ${id}::integer`);
      const mails = await selectMailsTo(db, row.email.toLowerCase(), scope);
      await record(db, id, 'read', context);
      return ok({
        ...customerView(row),
        recent: orders.map(({ id, created_at, total, ...order }) => ({
          ...order,
          number: orderNumber(id),
          created_at: created_at.toISOString(),
          total: toDecimal(total),
        })),
        sessions: sessions.map(({ agent, created_at, last_seen_at }) => ({
          device: deviceName(agent),
          created_at: created_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
        })),
        notes: notes.map(noteView),
        returned: returned.map((one) => returnView(one, orderNumber)),
        mails: mails.map(mailView),
        spent: spent.map(({ amount, currency }) => ({ amount: toDecimal(amount), currency })),
        guest_orders: guestOrders,
        is_confirmed: isConfirmed,
        subscription: subscriptionView(subscription),
        notices: await countNotices(db, row.email),
        ...facts,
      });
    });

export const noteCustomer = (input: { id: number; text: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffCustomers.note>>> =>
  inStaffTransaction(context, 'customers.edit', (db, scope) =>
    runIdempotent(db, { endpoint: 'staff_customers_note', body: input, context }, async () => {
      const row = await selectCustomer(db, input.id, scope);
      if (!row) return fail('error_empty_data');
      const note = await insertNote(db, { ...personOf(row), text: input.text, by: context.actor.userId });
      await record(db, input.id, 'note', context, [{ path: `notes.${note.id}` }]);
      return ok(noteView(note));
    }),
  );

/** Assigns guest orders with the account's address to the account; only if the address is proven to be the customer's. */
export const mergeGuests =
  ({ orderNumber, adoptOrders }: Pick<ServiceDeps, 'orderNumber' | 'adoptOrders'>) =>
  ({ id }: { id: number }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffCustomers.merge>>> =>
    inStaffTransaction(context, 'customers.edit', async (db, scope) => {
      await lockCustomer(db, id);
      const row = await selectCustomer(db, id, scope);
      if (!row) return fail('error_empty_data');
      const { isConfirmed } = await selectCustomerFacts(db, id);
      if (!isConfirmed) return fail('error_bad_input', { errors: [{ field: 'id', label_name: 'error_email_invalid' }] });
      const adopted = await adoptOrders(db, { userId: id, email: row.email.toLowerCase() });
      const orders = adopted.map(orderNumber);
      const paths = orders.map((number) => ({ path: `orders.${number}`, after: id }));
      if (orders.length > 0) await record(db, id, 'merge', context, paths);
      return ok({ orders });
    });

/** Ends all sessions of a customer. */
export const endCustomerSessions = ({ id }: { id: number }, context: CallContext): Promise<Outcome<{ ended: number }>> =>
  inStaffTransaction(context, 'customers.edit', async (db, scope) => {
    if (!(await selectCustomer(db, id, scope))) return fail('error_empty_data');
    await lockCustomer(db, id);
    const sessions = await selectSessions(db, id);
    for (const { token_id } of sessions) await endSession(db, token_id);
    if (sessions.length > 0) await record(db, id, 'end_sessions', context, [{ path: 'sessions', after: 0 }]);
    return ok({ ended: sessions.length });
  });

export const exportCustomer =
  ({ customers }: Pick<ServiceDeps, 'customers'>) =>
  ({ id, reason }: { id: number; reason: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof staffCustomers.exportData>>> =>
    inStaffTransaction(context, 'customers.export', async (db, scope) => {
      const row = await selectCustomer(db, id, scope);
      if (!row) return fail('error_empty_data');
      const data = {
        ...(await collectData(db, row, customers.holdings)),
        notes: (await selectNotes(db, personOf(row))).map(({ text, at }) => ({ text, at: at.toISOString() })),
      };
      await record(db, id, 'export', context, [{ path: 'reason', after: reason }]);
      return ok({ made_at: new Date().toISOString(), data });
    });

/** Erases an account; the caller must enter its address as a confirmation. */
export const eraseCustomer =
  ({ customers }: Pick<ServiceDeps, 'customers'>) =>
  ({ id, email, reason }: { id: number; email: string; reason: string }, context: CallContext): Promise<Outcome<{ id: number }>> =>
    inStaffTransaction(context, 'customers.erase', async (db, scope) => {
      await lockCustomer(db, id);
      const row = await selectCustomer(db, id, scope);
      if (!row) return fail('error_empty_data');
      if (email.toLowerCase() !== row.email.toLowerCase())
        return fail('error_bad_input', { errors: [{ field: 'email', label_name: 'error_field_unknown_value' }] });
      for (const { token_id } of await selectSessions(db, id)) await endSession(db, token_id);
      await eraseUser(db, row, customers.onErase);
      await record(db, id, 'erase', context, [{ path: 'reason', after: reason }]);
      return ok({ id });
    });
