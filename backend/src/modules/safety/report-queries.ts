import { sql } from 'kysely';
import type { ReportGround, ReportState, ReportSubject } from '@vitrina/contract/safety';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

export interface ReportRow {
  id: number;
  code: string;
  subject: ReportSubject;
  subject_id: number | null;
  address: string;
  ground: ReportGround;
  message: string;
  name: string | null;
  email: string | null;
  lang: LanguageCode;
  received_at: Date;
  decision: ReportState['decision'];
  basis: string | null;
  statement: string | null;
  decided_by: number | null;
  decided_at: Date | null;
  appeal: string | null;
  appealed_at: Date | null;
  appeal_decision: ReportState['appeal_decision'];
  appeal_statement: string | null;
  appeal_decided_at: Date | null;
}

const COLUMNS = sql`id::integer as id, code, subject, subject_id, address, ground, message, name, email, lang, received_at, decision, basis, statement, decided_by, decided_at,
  appeal, appealed_at, appeal_decision, appeal_statement, appeal_decided_at`;

export type NewReport = Pick<ReportRow, 'code' | 'subject' | 'subject_id' | 'address' | 'ground' | 'message' | 'name' | 'email' | 'lang'>;

export async function insertReport(db: Db, report: NewReport): Promise<number> {
  const { code, subject, subject_id, address, ground, message, name, email, lang } = report;
  const { rows } = await sql<{ id: number }>`
    insert into content_reports (code, subject, subject_id, address, ground, message, name, email, lang)
    values (${code}, ${subject}, ${subject_id}::integer, ${address}, ${ground}, ${message}, ${name}, ${email}, ${lang}) returning id::integer as id`.execute(
    db,
  );
  return (rows[0] as { id: number }).id;
}

export async function findReport(db: Db, code: string): Promise<ReportRow | null> {
  const { rows } = await sql<ReportRow>`select ${COLUMNS} from content_reports where code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Locks the report until the transaction ends. */
export async function lockReport(db: Db, by: { id: number } | { code: string }): Promise<ReportRow | null> {
  const where = 'id' in by ? sql`id = ${by.id}::bigint` : sql`code = ${by.code}`;
  const { rows } = await sql<ReportRow>`select ${COLUMNS} from content_reports where ${where} for update`.execute(db);
  return rows[0] ?? null;
}

const OPEN = sql`(decided_at is null or appealed_at is not null and appeal_decided_at is null)`;

export async function selectReports(db: Db, { state, page, perPage }: { state: 'open' | 'decided'; page: number; perPage: number }) {
  const isOpen = state === 'open';
  const where = isOpen ? OPEN : sql`not ${OPEN}`;
  const { rows } = await sql<ReportRow>`
    select ${COLUMNS} from content_reports where ${where} order by ${isOpen ? sql`id` : sql`id desc`} limit ${perPage}::integer offset ${(page - 1) * perPage}::integer`.execute(
    db,
  );
  const { rows: counted } = await sql<{ n: number }>`select count(*)::integer as n from content_reports where ${where}`.execute(db);
  return { rows, total: counted[0]?.n ?? 0 };
}

interface Decided {
  decision: string;
  basis: string;
  statement: string;
  by: number | null;
}

export const writeDecision = (db: Db, id: number, { decision, basis, statement, by }: Decided) =>
  sql`update content_reports set decision = ${decision}, basis = ${basis}, statement = ${statement}, decided_by = ${by}::integer, decided_at = now() where id = ${id}::bigint`.execute(
    db,
  );

export const writeAppeal = (db: Db, id: number, message: string) =>
  sql`update content_reports set appeal = ${message}, appealed_at = now() where id = ${id}::bigint`.execute(db);

export const writeAppealDecision = (db: Db, id: number, { decision, statement, by }: Omit<Decided, 'basis'>) =>
  sql`update content_reports set appeal_decision = ${decision}, appeal_statement = ${statement}, appeal_decided_by = ${by}::integer, appeal_decided_at = now() where id = ${id}::bigint`.execute(
    db,
  );

/** True if the subject exists and is public. */
export async function isThere(db: Db, subject: ReportSubject, id: number): Promise<boolean> {
  const query =
    subject === 'product'
      ? sql`select from products where id = ${id}::integer and visible`
      : subject === 'review'
        ? sql`select from comments where id = ${id}::integer and approved`
        : subject === 'question'
          ? sql`select from product_questions where id = ${id}::integer and approved`
          : sql`select from sellers where id = ${id}::integer`;
  return (await query.execute(db)).rows.length > 0;
}
