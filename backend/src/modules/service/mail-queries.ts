import { type RawBuilder, sql } from 'kysely';
import type { MailState } from '@vitrina/contract/staff/activity';
import type { Db } from '../../db/index.ts';

export interface MailRow {
  id: number;
  kind: string;
  recipient: string;
  lang: string;
  state: MailState;
  attempts: number;
  last_error: string | null;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
}

/** SQL condition of each state, equal to that of its index. */
const IN_STATE: Readonly<Record<MailState, RawBuilder<unknown>>> = {
  sent: sql`m.sent_at is not null`,
  failed: sql`m.failed_at is not null and m.sent_at is null`,
  waiting: sql`m.sent_at is null and m.failed_at is null`,
};
const STATE = sql`case when m.sent_at is not null then 'sent' when m.failed_at is not null then 'failed' else 'waiting' end`;

export interface MailQuery {
  filter: { state: MailState; text?: string | undefined };
  offset: number;
  limit: number;
}

/** `markets`: mails in their languages; `null`: all. */
export async function selectMails(
  db: Db,
  { filter, offset, limit }: MailQuery,
  markets: readonly string[] | null,
): Promise<{ rows: MailRow[]; total: number }> {
  const like = `%${(filter.text ?? '').toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const where = sql`where ${IN_STATE[filter.state]} and (${markets}::text[] is null or m.lang = any(${markets}::text[])) and (${like} = '%%' or lower(m.recipient || ' ' || m.kind) like ${like})`;
  const { rows } = await sql<MailRow>`
    select m.id::float8 as id, m.kind, m.recipient, m.lang, ${STATE} as state, m.attempts, m.last_error, m.created_at, m.sent_at, m.failed_at
    from mails m ${where} order by m.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from mails m ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** Makes failed mails due again and returns their ids. `ids`: only these; `markets`: in their languages; `null`: all. */
export async function retryFailed(db: Db, ids: readonly number[] | null, markets: readonly string[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update mails set failed_at = null, attempts = 0, send_after = now()
    where failed_at is not null and sent_at is null and (${ids}::bigint[] is null or id = any(${ids}::bigint[]))
      and (${markets}::text[] is null or lang = any(${markets}::text[])) returning id::float8 as id`.execute(db);
  return rows.map(({ id }) => id);
}
