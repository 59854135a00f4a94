import { type RawBuilder, sql } from 'kysely';
import { readOrderNumber } from '@vitrina/contract/values/order-number';
import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-number.ts';

/** Limit of ids looked up one by one; above it the list is scanned in its order. */
const MOST_HITS = 2000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Returns the condition of a text search: number, tracking number and, with permission, e-mail, name, company and telephone. */
export async function textPart(db: Db, text: string, seesDetails: boolean): Promise<RawBuilder<unknown>> {
  if (text === '') return sql`true`;
  // A complete address has its own index; a part of one occurs in ten thousand others.
  if (seesDetails && EMAIL.test(text) && (await hasOrders(db, text))) return ofEmail(text);
  const hits = await selectHits(db, text, seesDetails);
  if (hits !== null) return sql`o.id = any(${hits}::bigint[])`;
  const ways = wordsOf(text).map((words) => sql`(${words(sql`o.search_text`)})`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

const ofEmail = (email: string): RawBuilder<unknown> => sql`lower(o.email) = lower(${email})`;

async function hasOrders(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`select from orders o where ${ofEmail(email)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Finds ids by each index apart, as a condition with `or` would use none. `null`: more than the limit. */
async function selectHits(db: Db, text: string, seesDetails: boolean): Promise<number[] | null> {
  const number = readOrderNumber(text);
  const tracking = sql`select e.order_id as id from order_events e where lower(e.data ->> 'tracking_number') = lower(${text}) and e.data ->> 'tracking_number' is not null`;
  const parcels = sql`select s.order_id as id from shipments s where lower(s.tracking_number) = lower(${text}) and s.tracking_number is not null`;
  const ways = [
    tracking,
    parcels,
    ...(number === null ? [] : [sql`select ${orderIdOfNumber(number)}::bigint as id`]),
    ...(seesDetails ? wordsOf(text).map((words) => sql`select f.id from orders f where ${words(sql`f.search_text`)}`) : []),
  ];
  const { rows } = await sql<{ id: number }>`select id::float8 as id from (${sql.join(ways, sql` union all `)}) hits limit ${MOST_HITS + 1}`.execute(db);
  return rows.length > MOST_HITS ? null : rows.map(({ id }) => id);
}

/** Returns tests whether a column contains all words of a text or, for a telephone number, its digits. */
function wordsOf(text: string): ((column: RawBuilder<unknown>) => RawBuilder<unknown>)[] {
  const holds = (part: string) => (column: RawBuilder<unknown>) => sql`${column} like ${`%${escaped(part)}%`}`;
  const words = text.toLowerCase().split(/\s+/).slice(0, 8);
  // Telephone numbers are indexed by their digits.
  const digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '');
  const isPhone = digits.length >= 5 && /^[+\d\s/()-]+$/.test(text);
  const all = (column: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => holds(word)(column)),
      sql` and `,
    );
  return [all, ...(isPhone ? [holds(digits)] : [])];
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
