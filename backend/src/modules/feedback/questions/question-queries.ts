import { sql } from 'kysely';
import type { RefusalReason } from '@vitrina/contract/feedback';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { queueCondition, type QueuePage } from '../queue-filter.ts';

export interface PostRow {
  id: number;
  product_id: number;
  /** Id of the answered question; `null`: this is a question. */
  question_id: number | null;
  author: 'asker' | 'buyer' | 'shop';
  lang: LanguageCode;
  display_name: string;
  message: string;
  user_id: number | null;
  email: string | null;
  code: string | null;
  approved: boolean;
  refusal: RefusalReason | null;
  confirmed_at: Date | null;
  stopped_at: Date | null;
  created_at: Date;
}

const COLUMNS = sql`q.id, q.product_id, q.question_id, q.author, q.lang, q.display_name, q.message, q.user_id, q.email, q.code, q.approved, q.refusal, q.confirmed_at,
  q.stopped_at, q.created_at`;

interface QuestionQuery {
  /** Folded word prefixes; a question with its answers must contain all of them. */
  words: readonly string[];
  /** Questions in these languages come first. */
  languages: readonly LanguageCode[];
  page: number;
  perPage: number;
}

/** Published questions of a product: those in the reader's language first, then those with an answer, then by date, newest first. */
export async function selectQuestions(
  db: Db,
  productId: number,
  { words, languages, page, perPage }: QuestionQuery,
): Promise<{ rows: PostRow[]; answers: PostRow[]; total: number }> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const where = sql`
    q.product_id = ${productId}::integer and q.question_id is null and q.approved
    and (q.folded || ' ' || coalesce((select string_agg(a.folded, ' ') from product_questions a where a.question_id = q.id and a.approved), '')) like all(${patterns}::text[])`;
  const isAnswered = sql`exists (select from product_questions a where a.question_id = q.id and a.approved)`;
  const { rows } = await sql<PostRow & { total: number }>`
    select ${COLUMNS}, count(*) over ()::integer as total from product_questions q where ${where}
    order by q.lang = any(${languages}::text[]) desc, ${isAnswered} desc, q.created_at desc, q.id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  const answers = await selectAnswers(
    db,
    rows.map(({ id }) => id),
  );
  return { rows, answers, total: rows[0]?.total ?? 0 };
}

/** Published answers, the shop's first. */
async function selectAnswers(db: Db, ids: readonly number[]): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from product_questions q where q.question_id = any(${ids}::integer[]) and q.approved
    order by q.author = 'shop' desc, q.created_at, q.id`.execute(db);
  return rows;
}

export async function selectByCode(db: Db, code: string): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`select ${COLUMNS} from product_questions q where q.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** A customer's own questions about a product that are not published. */
export async function selectOwnQuestions(db: Db, productId: number, userId: number): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from product_questions q
    where q.product_id = ${productId}::integer and q.user_id = ${userId}::integer and q.question_id is null and not q.approved order by q.id desc limit 5`.execute(
    db,
  );
  return rows;
}

/** The account's address; `null`: not confirmed. */
export async function selectConfirmedAddress(db: Db, userId: number | null): Promise<string | null> {
  if (userId === null) return null;
  const { rows } = await sql<{ email: string }>`select email from users where id = ${userId}::integer and confirmed_at is not null`.execute(db);
  return rows[0]?.email ?? null;
}

export async function selectPublishedQuestion(db: Db, id: number): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`
    select ${COLUMNS} from product_questions q where q.id = ${id}::integer and q.question_id is null and q.approved`.execute(db);
  return rows[0] ?? null;
}

/** Returns a post locked until the transaction ends. */
export async function lockPost(db: Db, id: number): Promise<PostRow | null> {
  const { rows } = await sql<PostRow>`select ${COLUMNS} from product_questions q where q.id = ${id}::integer for update`.execute(db);
  return rows[0] ?? null;
}

const STATES = {
  waiting: sql`not q.approved and q.refusal is null and q.confirmed_at is not null`,
  approved: sql`q.approved`,
  refused: sql`q.refusal is not null`,
};

export interface QueueRow extends PostRow {
  question: string | null;
  answer: string | null;
}

/** Questions and buyers' answers: waiting ones in order of arrival, others newest first. */
export async function selectQueue(db: Db, state: keyof typeof STATES, page: QueuePage): Promise<{ rows: QueueRow[]; total: number }> {
  const where = sql`q.author <> 'shop' and ${STATES[state]} and ${queueCondition(page, { table: 'q' })}`;
  const order = state === 'waiting' ? sql`q.created_at, q.id` : sql`q.created_at desc, q.id desc`;
  const { rows } = await sql<QueueRow>`
    select ${COLUMNS},
      (select o.message from product_questions o where o.id = q.question_id) as question,
      (select a.message from product_questions a where a.question_id = q.id and a.author = 'shop') as answer
    from product_questions q where ${where} order by ${order} limit ${page.limit} offset ${page.offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from product_questions q where ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

export async function insertPostEvent(
  db: Db,
  {
    postId,
    kind,
    userId,
    data = {},
  }: { postId: number; kind: 'written' | 'changed' | 'confirmed' | 'approved' | 'refused'; userId: number | null; data?: object },
): Promise<void> {
  await sql`
    insert into product_question_events (post_id, kind, user_id, data)
    values (${postId}::integer, ${kind}, ${userId}::integer, ${JSON.stringify(data)}::jsonb)`.execute(db);
}
