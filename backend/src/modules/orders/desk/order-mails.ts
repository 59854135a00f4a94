import { sql } from 'kysely';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { orderActions } from '@vitrina/contract/staff/order-actions';
import type { Permission } from '@vitrina/contract/staff/permissions';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { MailKind } from '../../../adapters/mail/outbox.ts';
import type { Rendering } from '../../../adapters/mail/render-mail.ts';
import { type Db, LOCK_KEYS } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { inIdempotentTransaction } from '../../../http/in-idempotent-transaction.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { type DeskRow, selectDeskOrder } from '../desk/order-desk-queries.ts';
import { orderNumber } from '../order-number.ts';

/** Limit of repeats of a mail within a day. */
const MOST_AGAIN = 5;
/** Limit of messages by staff about one order within a day. */
const MOST_LETTERS = 20;
const NO_LINK = `0-${'x'.repeat(22)}`;

interface MailRow {
  id: number;
  dedupe_key: string;
  kind: MailKind;
  recipient: string;
  lang: LanguageCode;
  data: Record<string, unknown>;
  sent_at: Date | null;
  failed_at: Date | null;
  created_at: Date;
}
const COLUMNS = sql.raw('id::float8 as id, dedupe_key, kind, recipient, lang, data, sent_at, failed_at, created_at');

export const listOrderMails = async ({ number }: { number: string }, context: CallContext): Promise<Outcome<ReplyOf<typeof orderActions.mails>>> => {
  const found = await findOrder(number, context, 'orders.details');
  if (!found.ok) return found;
  const { rows } = await sql<MailRow>`
    select ${COLUMNS} from mails where data ->> 'orderId' = ${String(found.data.id)} order by id desc limit 100`.execute(context.db);
  return ok({
    items: rows.map(({ id, kind, recipient, lang, sent_at, failed_at, created_at }) => ({
      ...{ id, kind, recipient, lang, state: sent_at ? ('sent' as const) : failed_at ? ('failed' as const) : ('waiting' as const) },
      ...{ created_at: created_at.toISOString(), sent_at: sent_at?.toISOString() ?? null },
    })),
  });
};

/** Renders a mail; provided by a module that may import mail templates. */
export type RenderMail = (db: Db, mail: Pick<MailRow, 'kind' | 'lang' | 'data'>) => Promise<Rendering>;

export const previewOrderMail =
  (render: RenderMail) =>
  async ({ number, id }: { number: string; id: number }, context: CallContext): Promise<Outcome<ReplyOf<typeof orderActions.previewMail>>> => {
    const found = await findMail({ number, id }, context, 'orders.details');
    if (!found.ok) return found;
    const { mail } = found.data;
    // Links that verify a mailbox must not be visible to staff.
    const rendered = await render(context.db, { ...mail, data: 'confirm' in mail.data ? { ...mail.data, confirm: NO_LINK } : mail.data });
    if (rendered.kind !== 'mail') return ok({ subject: '', html: '', text: '', not_needed: rendered.why });
    return ok({ subject: rendered.subject, html: rendered.html, text: rendered.text, not_needed: null });
  };

interface Resend {
  number: string;
  id: number;
  as_new: boolean;
}

/** Enqueues a mail again; one with a link that verifies a mailbox goes to its original recipient only. */
export async function resendOrderMail(input: Resend, context: CallContext): Promise<Outcome<{ id: number }>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_order_mails_resend', body: input }, (db) => resend(db, input, context));
}

async function resend(db: Db, input: Resend, context: CallContext): Promise<Outcome<{ id: number }>> {
  const found = await findMail(input, { ...context, db }, 'orders.edit');
  if (!found.ok) return found;
  const { mail, order } = found.data;
  const root = mail.dedupe_key.replace(/:again:\d+$/, '');
  // Serialized, so that concurrent calls are counted one after the other.
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS.mailsOfOrder}::integer, hashtext(${root}))`.execute(db);
  const counted = await sql<{ today: number; all: number }>`
    select count(*) filter (where created_at > now() - interval '1 day')::integer as today, count(*)::integer as all from mails where starts_with(dedupe_key, ${`${root}:again:`})`.execute(
    db,
  );
  const { today, all } = counted.rows[0] as { today: number; all: number };
  if (today >= MOST_AGAIN) return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
  const isNew = input.as_new && !('confirm' in mail.data);
  const { rows } = await sql<{ id: number }>`
    insert into mails (dedupe_key, kind, recipient, lang, data)
    values (${`${root}:again:${all + 1}`}, ${mail.kind}, ${isNew ? order.email : mail.recipient}, ${isNew ? order.lang : mail.lang}, ${JSON.stringify(mail.data)}::jsonb)
    returning id::float8 as id`.execute(db);
  const { id } = rows[0] as { id: number };
  const paths = [{ path: `mails.${id}`, after: mail.kind }];
  await recordChange(db, { kind: 'order_mail', subjectId: orderNumber(order.id), version: 0, action: 'resend', paths }, { context });
  return ok({ id });
}

interface Letter {
  number: string;
  subject: string;
  text: string;
}

/** Enqueues a message by staff to the buyer. */
export async function writeOrderMail(input: Letter, context: CallContext): Promise<Outcome<{ id: number }>> {
  return inIdempotentTransaction(context, { endpoint: 'staff_order_mails_write', body: input }, (db) => write(db, input, context));
}

async function write(db: Db, { number, subject, text }: Letter, context: CallContext): Promise<Outcome<{ id: number }>> {
  const found = await findOrder(number, { ...context, db }, 'orders.edit');
  if (!found.ok) return found;
  const order = found.data;
  const root = `order-message:${order.id}:`;
  // Serialized, so that concurrent calls are counted one after the other.
  await sql`select pg_advisory_xact_lock(${LOCK_KEYS.mailsOfOrder}::integer, hashtext(${root}))`.execute(db);
  const counted = await sql<{ today: number; all: number }>`
    select count(*) filter (where created_at > now() - interval '1 day')::integer as today, count(*)::integer as all from mails where starts_with(dedupe_key, ${root})`.execute(
    db,
  );
  const { today, all } = counted.rows[0] as { today: number; all: number };
  if (today >= MOST_LETTERS) return fail('error_too_many_requests', { headers: { 'retry-after': '3600' } });
  const { rows } = await sql<{ id: number }>`
    insert into mails (dedupe_key, kind, recipient, lang, data)
    values (${`${root}${all + 1}`}, 'order-message', ${order.email}, ${order.lang}, ${JSON.stringify({ orderId: order.id, number: orderNumber(order.id), subject, text })}::jsonb)
    returning id::float8 as id`.execute(db);
  const { id } = rows[0] as { id: number };
  const paths = [{ path: `mails.${id}`, after: subject }];
  await recordChange(db, { kind: 'order_mail', subjectId: orderNumber(order.id), version: 0, action: 'write', paths }, { context });
  return ok({ id });
}

async function findOrder(number: string, { db, staff }: CallContext, permission: Permission): Promise<Outcome<DeskRow>> {
  const scope = scopeOf(staff, permission);
  if (!scope) return fail('error_forbidden');
  const order = await selectDeskOrder(db, number, { scope, seesDetails: true });
  return order ? ok(order) : fail('error_empty_data');
}

async function findMail(
  { number, id }: { number: string; id: number },
  context: CallContext,
  permission: Permission,
): Promise<Outcome<{ mail: MailRow; order: DeskRow }>> {
  const order = await findOrder(number, context, permission);
  if (!order.ok) return order;
  const { rows } = await sql<MailRow>`
    select ${COLUMNS} from mails where id = ${id}::bigint and data ->> 'orderId' = ${String(order.data.id)}`.execute(context.db);
  return rows[0] ? ok({ mail: rows[0], order: order.data }) : fail('error_empty_data');
}
