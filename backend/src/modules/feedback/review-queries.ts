import { type RawBuilder, sql } from 'kysely';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type { CommentSort } from '@vitrina/contract/values/comment-form';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { queueCondition, type QueuePage } from './queue-filter.ts';
import type { Writer } from './read-writer.ts';

export interface ReviewRow {
  id: number;
  product_id: number;
  display_name: string;
  message: string;
  rate: number;
  lang: LanguageCode;
  created_at: Date;
  verified: boolean;
  approved: boolean;
  refusal: RefusalReason | null;
  answer: string | null;
  answered_at: Date | null;
  pros: string[];
  cons: string[];
  photos: { id: number; width: number; height: number }[];
  helpful: number;
  /** Into the requested language; `null`: none exists or is requested. */
  translation: { message: string; pros: string[]; cons: string[]; source: string } | null;
}

const COLUMNS = sql`c.id, c.product_id, c.display_name, c.message, c.rate, c.lang, c.created_at, c.verified, c.approved, c.refusal, c.answer, c.answered_at, c.pros, c.cons,
  (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.id), '[]') from comment_photos f where f.comment_id = c.id) as photos,
  (select count(*)::integer from comment_votes v where v.comment_id = c.id) as helpful`;
/** SQL: a translation into one of these languages, of reviews in others. */
const translationInto = (languages: readonly LanguageCode[]) => sql`
  (select jsonb_build_object('message', x.message, 'pros', x.pros, 'cons', x.cons, 'source', x.source) from comment_translations x
    where x.comment_id = c.id and x.lang = any(${languages}::text[]) and c.lang <> all(${languages}::text[]) limit 1) as translation`;

/** Rows of a page and the total count. */
export interface ReviewsPage {
  rows: ReviewRow[];
  total: number;
}

interface PageOf {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  offset: number;
  limit: number;
  /** Languages of the reader; absent: any. */
  languages?: readonly LanguageCode[];
}

async function selectPage(db: Db, { where, order, offset, limit, languages = [] }: PageOf): Promise<ReviewsPage> {
  const [rows, count] = await Promise.all([
    sql<ReviewRow>`select ${COLUMNS}, ${translationInto(languages)} from comments c where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*)::integer as total from comments c where ${where}`.execute(db),
  ]);
  return { rows: rows.rows, total: count.rows[0]?.total ?? 0 };
}

const placeOf = (page: number, perPage: number) => ({ offset: (page - 1) * perPage, limit: perPage });

const NEWEST = sql`c.created_at desc, c.id desc`;
const ORDERS: Record<CommentSort, RawBuilder<unknown>> = {
  newest: NEWEST,
  helpful: sql`helpful desc, ${NEWEST}`,
  best: sql`c.rate desc, ${NEWEST}`,
  worst: sql`c.rate, ${NEWEST}`,
};
const WAITING = sql`not c.approved and c.refusal is null`;
const STATES = { waiting: WAITING, approved: sql`c.approved`, refused: sql`c.refusal is not null` };

interface Approved {
  sort: CommentSort;
  /** Languages whose reviews come first, unless the rating decides the order. */
  languages: readonly LanguageCode[];
  /** Filters: rating, languages. */
  stars?: number | undefined;
  writtenIn?: readonly LanguageCode[] | undefined;
  page: number;
  perPage: number;
}

export const selectApproved = (db: Db, productId: number, { sort, languages, stars, writtenIn, page, perPage }: Approved) =>
  selectPage(db, {
    where: sql`c.product_id = ${productId}::integer and c.approved and (${stars ?? null}::smallint is null or c.rate = ${stars ?? null}::smallint)
      and (${writtenIn ?? null}::text[] is null or c.lang = any(${writtenIn ?? null}::text[]))`,
    languages,
    order: sort === 'newest' ? sql`c.lang = any(${languages}::text[]) desc, ${NEWEST}` : ORDERS[sort],
    ...placeOf(page, perPage),
  });

/** Languages of published reviews, the most used first. */
export async function selectLanguages(db: Db, productId: number): Promise<{ lang: LanguageCode; total: number }[]> {
  const { rows } = await sql<{ lang: LanguageCode; total: number }>`
    select lang, count(*)::integer as total from comments where product_id = ${productId}::integer and approved group by lang order by total desc, lang`.execute(
    db,
  );
  return rows;
}

/** Waiting reviews in order of arrival, others by their latest event. */
export const selectByState = (db: Db, state: keyof typeof STATES, page: QueuePage) =>
  selectPage(db, {
    where: sql`${STATES[state]} and ${queueCondition(page, { table: 'c', stars: sql`c.rate` })}`,
    order: state === 'waiting' ? sql`c.created_at, c.id` : NEWEST,
    offset: page.offset,
    limit: page.limit,
  });

export const selectOfUser = (db: Db, userId: number, { page, perPage }: { page: number; perPage: number }) =>
  selectPage(db, { where: sql`c.user_id = ${userId}::integer`, order: NEWEST, ...placeOf(page, perPage) });

/** Reviews of a person on a product, including those from before the purchase was known. */
export async function selectOwn(db: Db, productId: number, { person, formerPersons }: Writer): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`
    select ${COLUMNS}, null::jsonb as translation from comments c where c.product_id = ${productId}::integer and c.person = any(${[person, ...formerPersons]}::text[])
    order by c.person = ${person} desc, c.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function selectOwnRate(db: Db, productId: number, { person }: Writer): Promise<number | null> {
  const { rows } = await sql<{ rate: number }>`select rate from ratings where product_id = ${productId}::integer and person = ${person}`.execute(db);
  return rows[0]?.rate ?? null;
}

/** The current review, locked until the transaction ends. */
export async function lockReview(db: Db, id: number): Promise<ReviewRow | null> {
  const { rows } = await sql<ReviewRow>`select ${COLUMNS}, null::jsonb as translation from comments c where c.id = ${id}::integer for update`.execute(db);
  return rows[0] ?? null;
}

/** Current score of a product. */
export async function selectScore(db: Db, productId: number): Promise<{ rating: number; votes: number[] }> {
  const { rows } = await sql<{ rating: number; votes: number[] }>`select rating, votes from products where id = ${productId}::integer`.execute(db);
  return rows[0] ?? { rating: 0, votes: [0, 0, 0, 0, 0] };
}

export interface ReviewEvent {
  comment_id: number;
  kind: 'written' | 'changed' | 'approved' | 'refused' | 'answered';
  by: string | null;
  at: Date;
  reason: RefusalReason | null;
}

export async function selectEvents(db: Db, commentIds: readonly number[]): Promise<ReviewEvent[]> {
  const { rows } = await sql<ReviewEvent>`
    select e.comment_id, e.kind, coalesce(u.display_name, u.email) as by, e.at, e.data ->> 'reason' as reason
    from comment_events e left join users u on u.id = e.user_id where e.comment_id = any(${commentIds}::integer[]) order by e.id`.execute(db);
  return rows;
}

export async function insertEvent(
  db: Db,
  { commentId, kind, userId, data = {} }: { commentId: number; kind: ReviewEvent['kind']; userId: number | null; data?: Record<string, unknown> },
): Promise<void> {
  await sql`
    insert into comment_events (comment_id, kind, user_id, data)
    values (${commentId}::integer, ${kind}, ${userId}::integer, ${JSON.stringify(data)}::jsonb)`.execute(db);
}
