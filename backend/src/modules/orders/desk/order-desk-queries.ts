import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, PaymentStatus } from '@vitrina/contract/orders';
import type { Scope } from '@vitrina/contract/staff/permissions';
import { readOrderNumber } from '@vitrina/contract/values/order-number';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { orderIdOfNumber } from '../order-identifier.ts';

export interface DeskRow {
  id: number;
  created_at: Date;
  lang: LanguageCode;
  currency: CurrencyCode;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_code: string;
  total: number;
  email: string;
  name: string | null;
  surname: string | null;
  pieces: number;
  has_note: boolean;
}

export interface OrderFilter {
  text?: string | undefined;
  state?: OrderStatus | readonly OrderStatus[] | undefined;
  payment?: PaymentStatus | undefined;
  market?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Who asks: where, and whether e-mail, telephone and payments may be looked for. */
export interface Asker {
  scope: Scope;
  seesDetails: boolean;
}

const COLUMNS = sql`
  o.id::float8 as id, o.created_at, o.lang, o.currency, o.status, o.payment_status, o.payment_code, o.total, o.email,
  o.snapshot #>> '{customer,fields,name}' as name, o.snapshot #>> '{customer,fields,surname}' as surname,
  (select coalesce(sum(i.qty), 0)::integer from order_items i where i.order_id = o.id) as pieces,
  exists (select from order_desks d where d.order_id = o.id and d.note is not null) as has_note`;

/** Part of every question about orders, so that what is out of scope is not there at all. */
export function inScope({ markets, warehouses }: Scope): RawBuilder<unknown> {
  const ofMarkets = markets === null ? sql`true` : sql`o.lang = any(${markets}::text[])`;
  const ofWarehouses =
    warehouses === null
      ? sql`true`
      : sql`exists (select from stock_movements m where m.order_id = o.id and m.warehouse_id = any(${warehouses}::integer[]) and m.qty < 0)`;
  return sql`(${ofMarkets} and ${ofWarehouses})`;
}

function matching({ state, payment, market, from, to }: OrderFilter, until: Date): RawBuilder<unknown> {
  const states = state === undefined ? null : [state].flat();
  const parts = [
    sql`o.created_at <= ${until}`,
    // One state is a place in an index, several are a filter.
    ...(states === null ? [] : [states.length === 1 ? sql`o.status = ${states[0]}` : sql`o.status = any(${states}::text[])`]),
    ...(payment === undefined ? [] : [sql`o.payment_status = ${payment}`]),
    ...(market === undefined ? [] : [sql`o.lang = ${market}`]),
    ...(from === undefined ? [] : [sql`o.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`o.created_at < ${to}::timestamptz`]),
  ];
  return sql.join(parts, sql` and `);
}

/** So many ids are looked up one by one; of more the list is read in its order and looked through. */
const MOST_HITS = 2000;

/**
 * Orders that a text finds: by number, tracking number, and for who may see them by e-mail, name, company and telephone. Each way has its index;
 * joined by `or` none would be used. `null`: too many to name.
 */
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

/** Whether a column holds all words of a text, or its digits where it is a telephone number. */
function wordsOf(text: string): ((column: RawBuilder<unknown>) => RawBuilder<unknown>)[] {
  const holds = (part: string) => (column: RawBuilder<unknown>) => sql`${column} like ${`%${escaped(part)}%`}`;
  const words = text.toLowerCase().split(/\s+/).slice(0, 8);
  // A telephone number is kept as its digits.
  const digits = text.replace(/[^0-9]/g, '').replace(/^0+/, '');
  const isPhone = digits.length >= 5 && /^[+\d\s/()-]+$/.test(text);
  const all = (column: RawBuilder<unknown>) =>
    sql.join(
      words.map((word) => holds(word)(column)),
      sql` and `,
    );
  return [all, ...(isPhone ? [holds(digits)] : [])];
}

/** The part of a question that a text stands for. */
async function textPart(db: Db, text: string, seesDetails: boolean): Promise<RawBuilder<unknown>> {
  if (text === '') return sql`true`;
  const hits = await selectHits(db, text, seesDetails);
  if (hits !== null) return sql`o.id = any(${hits}::bigint[])`;
  const ways = wordsOf(text).map((words) => sql`(${words(sql`o.search_text`)})`);
  return sql`(${sql.join(ways, sql` or `)})`;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const SORTS: Readonly<Record<string, RawBuilder<unknown>>> = {
  created_at: sql`o.created_at, o.id`,
  '-created_at': sql`o.created_at desc, o.id desc`,
  total: sql`o.total, o.id`,
  '-total': sql`o.total desc, o.id desc`,
  number: sql`o.id`,
  '-number': sql`o.id desc`,
};

export interface OrderQuestion {
  filter: OrderFilter;
  sort: string;
  offset: number;
  limit: number;
  /** Orders placed later stay out. */
  until: Date;
}

/** One page of orders, and how many there are. */
export async function selectDeskOrders(
  db: Db,
  { filter, sort, offset, limit, until }: OrderQuestion,
  asker: Asker,
): Promise<{ rows: DeskRow[]; total: number }> {
  const found = await textPart(db, filter.text ?? '', asker.seesDetails);
  const where = sql`where ${matching(filter, until)} and ${found} and ${inScope(asker.scope)}`;
  // The page's ids first: an index leads through all before it, without their rows.
  const page = sql`select o.id from orders o ${where} order by ${SORTS[sort] ?? SORTS['-created_at']} limit ${limit} offset ${offset}`;
  const { rows } = await sql<DeskRow>`select ${COLUMNS} from orders o where o.id in (${page}) order by ${SORTS[sort] ?? SORTS['-created_at']}`.execute(db);
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const counted = await sql<{ n: number }>`select count(*)::integer as n from orders o ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

/** An order in scope by its number; `null`: there is none. */
export async function selectDeskOrder(db: Db, number: string, { scope }: Asker): Promise<DeskRow | null> {
  const id = orderIdOfNumber(number);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const { rows } = await sql<DeskRow>`select ${COLUMNS} from orders o where o.id = ${id}::bigint and ${inScope(scope)}`.execute(db);
  return rows[0] ?? null;
}

export interface DeskLine {
  position: number;
  product_id: number | null;
  code: string;
  title: string | null;
  qty: number;
}

export async function selectDeskLines(db: Db, orderId: number): Promise<DeskLine[]> {
  const { rows } = await sql<DeskLine>`
    select i.position, i.product_id, i.code, i.qty, t.title from order_items i join orders o on o.id = i.order_id
    left join product_texts t on t.product_id = i.product_id and t.lang = o.lang where i.order_id = ${orderId}::bigint order by i.position`.execute(db);
  return rows;
}

export interface DeskNotes {
  version: number;
  note: string | null;
  packing_note: string | null;
  assigned_to: number | null;
}

const NO_NOTES: DeskNotes = { version: 0, note: null, packing_note: null, assigned_to: null };

export async function selectDeskNotes(db: Db, orderId: number): Promise<DeskNotes> {
  const { rows } = await sql<DeskNotes>`select version, note, packing_note, assigned_to from order_desks where order_id = ${orderId}::bigint`.execute(db);
  return rows[0] ?? NO_NOTES;
}

/** Locks what staff wrote, by its order, which is there also before the first note. */
export async function lockDeskNotes(db: Db, orderId: number): Promise<DeskNotes> {
  await sql`select from orders where id = ${orderId}::bigint for no key update`.execute(db);
  return selectDeskNotes(db, orderId);
}

export async function writeDeskNotes(db: Db, orderId: number, { version, note, packing_note, assigned_to }: DeskNotes): Promise<void> {
  await sql`
    insert into order_desks (order_id, version, note, packing_note, assigned_to) values (${orderId}::bigint, ${version}::integer, ${note}, ${packing_note}, ${assigned_to}::integer)
    on conflict (order_id) do update set version = excluded.version, note = excluded.note, packing_note = excluded.packing_note, assigned_to = excluded.assigned_to`.execute(
    db,
  );
}

/** Whether this is a member of staff with a role. */
export async function isOnStaff(db: Db, userId: number): Promise<boolean> {
  const { rows } =
    await sql`select from staff_role_grants g join users u on u.id = g.user_id and u.is_staff where g.user_id = ${userId}::integer and g.ended_at is null limit 1`.execute(
      db,
    );
  return rows.length > 0;
}

export interface OrderCount {
  status: OrderStatus;
  /** `null`: not for this role. */
  payment_status: PaymentStatus | null;
  n: number;
}

export async function selectOrderCounts(db: Db, { scope, seesDetails }: Asker): Promise<OrderCount[]> {
  const { rows } = await sql<OrderCount>`
    select o.status, ${seesDetails ? sql`o.payment_status` : sql`null::text`} as payment_status, count(*)::integer as n
    from orders o where ${inScope(scope)} group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
