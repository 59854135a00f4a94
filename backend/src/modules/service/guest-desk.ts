import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffGuests } from '@vitrina/contract/staff/guests';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { toDecimal } from '@vitrina/contract/values/money';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { runIdempotent } from '../../http/idempotency.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { recordChange } from '../changes/index.ts';
import { selectMailsTo } from './buyer-queries.ts';
import { mailView, returnView } from './buyer-view.ts';
import { noteView, subscriptionView } from './customer-desk.ts';
import { countNotices, insertNote, selectNotes, selectSubscription } from './customer-queries.ts';
import { guestView } from './guest-list.ts';
import { type GuestRow, selectGuestPage } from './guest-list-queries.ts';
import { selectMarketsOf, selectAccountOf, selectGuestOrders, selectGuestReturns } from './guest-queries.ts';
import type { ServiceDeps } from './service-deps.ts';

type Calls = typeof staffGuests;
type Deps = Pick<ServiceDeps, 'orderNumber'>;

interface Guest {
  /** Lower case. */
  email: string;
  row: GuestRow;
  /** Number of the newest order, which names the guest in the log: addresses are not logged. */
  newest: string;
}

/** A buyer without an account with an order in scope; `null`: there is none. */
async function findGuest(db: Db, address: string, scope: Scope, { orderNumber }: Deps): Promise<Guest | null> {
  const email = address.toLowerCase();
  const question = { filter: { email }, scope, until: new Date(), sort: '-last_order', offset: 0, limit: 1 };
  const [row] = await selectGuestPage(db, question);
  const [order] = await selectGuestOrders(db, email, scope);
  return row && order ? { email, row, newest: orderNumber(order.id) } : null;
}

const record = (db: Db, { newest }: Guest, action: string, context: CallContext, paths: { path: string; after?: unknown }[] = []) =>
  recordChange(db, { kind: 'guest', subjectId: newest, version: 0, action, paths }, { context });

/** Refuses actions on a whole address if the staff member's scope lacks one of its markets; `null`: none is missing. */
async function refuseBeyond(db: Db, { email }: Guest, { markets }: Scope): Promise<Outcome<never> | null> {
  if (markets === null) return null;
  const beyond = (await selectMarketsOf(db, email)).filter((market) => !markets.includes(market));
  if (beyond.length === 0) return null;
  return fail('error_other_markets', { errors: beyond.map((market) => ({ field: 'email', label_name: 'error_other_markets', market })) });
}

/** Returns one guest; the access is logged. */
export const getGuest =
  (deps: Deps) =>
  ({ email: address }: { email: string }, context: CallContext): Promise<Outcome<ReplyOf<Calls['get']>>> =>
    inStaffTransaction<ReplyOf<Calls['get']>>(context, 'customers.view', async (db, scope) => {
      const account = await selectAccountOf(db, address.toLowerCase(), scope);
      if (account !== null) return ok({ account, guest: null });
      const guest = await findGuest(db, address, scope, deps);
      if (!guest) return fail('error_empty_data');
      const { email, row } = guest;
      const orders = await selectGuestOrders(db, email, scope);
      const returns = await selectGuestReturns(db, email, scope);
      const mails = await selectMailsTo(db, email, scope);
      await record(db, guest, 'read', context);
      return ok({
        account: null,
        guest: {
          ...guestView(row),
          recent: orders.map(({ id, created_at, total, ...order }) => ({
            ...order,
            number: deps.orderNumber(id),
            created_at: created_at.toISOString(),
            total: toDecimal(total),
          })),
          returns: returns.map((row) => returnView(row, deps.orderNumber)),
          mails: mails.map(mailView),
          notes: (await selectNotes(db, { userId: null, email })).map(noteView),
          subscription: subscriptionView(await selectSubscription(db, email)),
          notices: await countNotices(db, email),
        },
      });
    });

export const noteGuest =
  (deps: Deps) =>
  (input: { email: string; text: string }, context: CallContext): Promise<Outcome<ReplyOf<Calls['note']>>> =>
    inStaffTransaction(context, 'customers.edit', (db, scope) =>
      runIdempotent(db, { endpoint: 'staff_guest_note', body: input, context }, async () => {
        const guest = await findGuest(db, input.email, scope, deps);
        if (!guest) return fail('error_empty_data');
        const note = await insertNote(db, { userId: null, email: guest.email, text: input.text, by: context.actor.userId });
        await record(db, guest, 'note', context, [{ path: `notes.${note.id}` }]);
        return ok(noteView(note));
      }),
    );

export const exportGuest =
  (deps: Pick<ServiceDeps, 'orderNumber' | 'guestHoldings'>) =>
  ({ email, reason }: { email: string; reason: string }, context: CallContext): Promise<Outcome<ReplyOf<Calls['exportData']>>> =>
    inStaffTransaction(context, 'customers.export', async (db, scope) => {
      const guest = await findGuest(db, email, scope, deps);
      if (!guest) return fail('error_empty_data');
      const refused = await refuseBeyond(db, guest, scope);
      if (refused) return refused;
      const person = { userId: null, email: guest.email };
      const data: Record<string, unknown> = { notes: (await selectNotes(db, person)).map(({ text, at }) => ({ text, at: at.toISOString() })) };
      for (const holding of deps.guestHoldings) Object.assign(data, await holding(db, person));
      await record(db, guest, 'export', context, [{ path: 'reason', after: reason }]);
      return ok({ made_at: new Date().toISOString(), data });
    });

/**
 * Erases notes, newsletter, notices, questions, game entries and trade-ins of the address in all markets; orders stay. The caller must enter the
 * address as a confirmation.
 */
export const eraseGuest =
  (deps: Pick<ServiceDeps, 'orderNumber' | 'customers'>) =>
  ({ email, typed, reason }: { email: string; typed: string; reason: string }, context: CallContext): Promise<Outcome<ReplyOf<Calls['erase']>>> =>
    inStaffTransaction(context, 'customers.erase', async (db, scope) => {
      const guest = await findGuest(db, email, scope, deps);
      if (!guest) return fail('error_empty_data');
      if (typed.toLowerCase() !== guest.email) return fail('error_bad_input', { errors: [{ field: 'typed', label_name: 'error_field_unknown_value' }] });
      const refused = await refuseBeyond(db, guest, scope);
      if (refused) return refused;
      await deps.customers.onErase(db, { userId: null, email: guest.email });
      await record(db, guest, 'erase', context, [{ path: 'reason', after: reason }]);
      return ok({ email: guest.email });
    });
