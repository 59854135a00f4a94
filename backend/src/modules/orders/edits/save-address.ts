import { sql } from 'kysely';
import type { Cart } from '@vitrina/contract/cart';
import type { Saved } from '@vitrina/contract/staff/saving';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { saveChanges } from '../../changes/index.ts';
import { type DeskRow, selectDeskOrder } from '../desk/order-desk-queries.ts';
import { enqueueOrderMail } from '../mail/enqueue-order-mail.ts';
import { lockOrder, selectSnapshot } from '../order-queries.ts';
import { CONTENT, insertRevision, isOpenForEdits, selectContentVersion } from './revision-queries.ts';

interface Input {
  number: string;
  version: number;
  changes: Partial<Record<string, string>>;
}

type Customer = NonNullable<Cart['customer']>;

/** Changes fields of the address of an order that is not packed, merged with concurrent changes of other fields. */
export async function saveOrderAddress(input: Input, context: CallContext): Promise<Outcome<Saved>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_orders_address', body: input }, (db) => save(db, input, context));
}

async function save(db: Db, { number, version, changes }: Input, context: CallContext): Promise<Outcome<Saved>> {
  const scope = scopeOf(context.staff, 'orders.edit');
  if (!scope) return fail('error_forbidden');
  const found = await selectDeskOrder(db, number, { scope, seesDetails: true });
  if (!found) return fail('error_empty_data');
  await lockOrder(db, found.id);
  if (!(await isOpenForEdits(db, found.id))) return fail('error_order_state');
  const snapshot = await selectSnapshot(db, found.id);
  const { customer } = snapshot;
  if (!customer) return fail('error_order_state');
  const checked = checkedFields(customer, changes);
  if (!checked.ok) return checked;
  const saved = await saveChanges(db, {
    kind: CONTENT,
    subjectId: number,
    action: 'address',
    version,
    changes: Object.fromEntries(Object.keys(changes).map((name) => [`address.${name}`, checked.data[name] || null])),
    author: { context },
    lock: async (db) => ({
      version: await selectContentVersion(db, found.id),
      fields: Object.fromEntries(Object.keys(changes).map((name) => [`address.${name}`, customer.fields[name] || null])),
    }),
    write: (db, changed, next) => write(db, { found, snapshot, customer, changed, next, by: context.actor.userId }),
  });
  if (saved.ok && saved.data.change_id !== null) await enqueueOrderMail(db, found, 'order-changed', String(saved.data.version), { what: 'address' });
  return saved;
}

/** Returns the normalised fields, or the invalid ones. */
function checkedFields({ country, is_company, fields }: Customer, changes: Input['changes']): Outcome<Record<string, string>> {
  if (!isCountryCode(country)) return fail('error_order_state');
  const mergedFields = Object.fromEntries(Object.entries({ ...fields, ...changes }).map(([name, value]) => [name, value ?? '']));
  const checked = checkCustomer({ country, is_company, fields: mergedFields }, { draft: false });
  // Fields invalid before this change are not reported.
  const errors = checked.errors
    .map((one) => ({ ...one, field: one.field.replace(/^fields\./, 'changes.') }))
    .filter(({ field }) => field.slice('changes.'.length) in changes);
  return errors.length > 0 ? fail('error_bad_input', { errors }) : { ok: true, data: checked.fields, tags: [] };
}

interface AddressRevision {
  found: DeskRow;
  snapshot: Cart;
  customer: Customer;
  changed: Record<string, unknown>;
  next: number;
  by: number | null;
}

async function write(db: Db, { found, snapshot, customer, changed, next, by }: AddressRevision): Promise<void> {
  const fields = Object.fromEntries(Object.entries(changed).map(([path, value]) => [path.slice('address.'.length), value ?? '']));
  await insertRevision(db, { orderId: found.id, version: next - 1, snapshot, total: found.total, reason: '', by });
  const customerNow = { ...customer, fields: { ...customer.fields, ...fields } };
  await sql`update orders set snapshot = jsonb_set(snapshot, '{customer}', ${JSON.stringify(customerNow)}::jsonb), version = version + 1 where id = ${found.id}::bigint`.execute(
    db,
  );
}
