import { type RawBuilder, sql } from 'kysely';
import type { MailState } from '@vitrina/contract/staff/activity';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { ReturnKind, ReturnState } from '@vitrina/contract/staff/returns';
import type { Db } from '../../db/index.ts';

/** Limit of rows per section of a buyer's page. */
const MOST = 20;

export interface ReturnRow {
  id: number;
  order_id: number;
  kind: ReturnKind;
  state: ReturnState;
  started_at: Date;
}

/** Rows of `returns` (goods sent back), by a condition over `orders o`. */
export async function selectReturnsOf(db: Db, isOfBuyer: RawBuilder<unknown>): Promise<ReturnRow[]> {
  const { rows } = await sql<ReturnRow>`
    select r.id, o.id::float8 as order_id, r.kind, r.state, r.started_at from returns r join orders o on o.id = r.order_id
    where ${isOfBuyer} order by r.started_at desc, r.id desc limit ${MOST}`.execute(db);
  return rows;
}

export interface MailRow {
  id: number;
  kind: string;
  state: MailState;
  at: Date;
}

/** Mails to an address; `at`: time of sending, of giving up or of enqueuing. */
export async function selectMailsTo(db: Db, email: string, { markets }: Scope): Promise<MailRow[]> {
  const { rows } = await sql<MailRow>`
    select m.id::float8 as id, m.kind, coalesce(m.sent_at, m.failed_at, m.created_at) as at,
      case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed' else 'waiting' end as state
    from mails m where lower(m.recipient) = ${email} and (${markets}::text[] is null or m.lang = any(${markets}::text[]))
    order by m.id desc limit ${MOST}`.execute(db);
  return rows;
}
