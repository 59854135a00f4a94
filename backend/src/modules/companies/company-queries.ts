import { type RawBuilder, sql } from 'kysely';
import type { MemberState } from '@vitrina/contract/companies';
import type { CurrencyCode, LanguageCode } from '@vitrina/contract/values/languages';
import type { Scope } from '@vitrina/contract/staff/permissions';
import type { Db } from '../../db/index.ts';

export interface CompanyRow {
  id: number;
  version: number;
  title: string;
  country: string;
  vat_number: string;
  vat_state: 'valid' | 'invalid' | 'unknown' | null;
  currency: CurrencyCode;
  /** Minor units, like `open`. */
  credit_limit: number;
  payment_days: number;
  open: number;
}

export interface MemberRow extends CompanyRow {
  user_id: number;
  email: string;
  lang: LanguageCode;
  state: MemberState;
  asked_at: Date;
}

/** SQL: unpaid orders on account of company `c`, minor units. Orders that ended or await confirmation do not count. */
export const OPEN = sql`(
  select coalesce(sum(o.total), 0)::integer from orders o
  where o.company_id = c.id and o.payment_code = 'on-account' and o.payment_status in ('unpaid', 'pending', 'failed') and o.status not in ('waiting', 'cancelled', 'failed'))`;

const COMPANY = sql`
  c.id, c.version, c.title, c.country, c.vat_number, c.currency, c.credit_limit, c.payment_days, ${OPEN} as open,
  (select v.state from vat_checks v where v.number = c.vat_number) as vat_state`;

/** Lock order in all modules: companies before their members. */
export async function lockCompany(db: Db, id: number): Promise<CompanyRow | null> {
  await sql`select from companies where id = ${id}::integer for update`.execute(db);
  const { rows } = await sql<CompanyRow>`select ${COMPANY} from companies c where c.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

const inScope = ({ markets }: Scope): RawBuilder<unknown> => sql`not u.is_staff and (${markets}::text[] is null or u.lang = any(${markets}::text[]))`;
const MEMBER = sql`u.id as user_id, u.email, u.lang, m.state, m.asked_at, ${COMPANY}
  from company_members m join companies c on c.id = m.company_id join users u on u.id = m.user_id`;

export async function selectMember(db: Db, userId: number, scope: Scope | null): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`select ${MEMBER} where m.user_id = ${userId}::integer and ${scope ? inScope(scope) : sql`true`}`.execute(db);
  return rows[0] ?? null;
}

/** Id of the company for which the account is an approved buyer; `null`: none. */
export async function selectApproved(db: Db, userId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select company_id as id from company_members where user_id = ${userId}::integer and state = 'approved'`.execute(db);
  return rows[0]?.id ?? null;
}

export async function isCustomer(db: Db, userId: number, scope: Scope): Promise<boolean> {
  const { rows } = await sql`select from users u where u.id = ${userId}::integer and ${inScope(scope)}`.execute(db);
  return rows.length > 0;
}

/** True if the company is in the staff member's scope: one of its members, in any state, is a customer of these markets. */
export async function isInMarkets(db: Db, companyId: number, scope: Scope): Promise<boolean> {
  const { rows } = await sql`
    select from company_members m join users u on u.id = m.user_id where m.company_id = ${companyId}::integer and ${inScope(scope)} limit 1`.execute(db);
  return rows.length > 0;
}

export interface MemberQuestion {
  filter: { state?: MemberState | undefined };
  offset: number;
  limit: number;
}

export async function selectMembers(db: Db, { filter, offset, limit }: MemberQuestion, scope: Scope): Promise<{ rows: MemberRow[]; total: number }> {
  const where = sql`where ${inScope(scope)} and (${filter.state ?? null}::text is null or m.state = ${filter.state ?? null})`;
  const { rows } = await sql<MemberRow>`
    select ${MEMBER} ${where} order by m.state = 'asked' desc, m.asked_at desc, u.id limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ n: number }>`select count(*)::integer as n from company_members m join users u on u.id = m.user_id ${where}`.execute(db);
  return { rows, total: counted.rows[0]?.n ?? 0 };
}

interface NewMember {
  userId: number;
  title: string;
  country: string;
  vatNumber: string;
  currency: CurrencyCode;
}

/**
 * Requests membership for an account. False: the account is a buyer of a company or has requested to be, or this company refused it. An existing
 * company keeps its name and terms.
 */
export async function insertMember(db: Db, { userId, title, country, vatNumber, currency }: NewMember): Promise<boolean> {
  await sql`
    insert into companies (title, country, vat_number, currency) values (${title}, ${country}, ${vatNumber}, ${currency})
    on conflict (country, vat_number) do nothing`.execute(db);
  const { rows } = await sql`
    insert into company_members (user_id, company_id)
    select ${userId}::integer, id from companies where country = ${country} and vat_number = ${vatNumber}
    on conflict (user_id) do update set company_id = excluded.company_id, state = 'asked', asked_at = now(), decided_at = null, decided_by = null
      where company_members.state = 'refused' and company_members.company_id <> excluded.company_id
    returning 1`.execute(db);
  return rows.length > 0;
}

export async function updateMember(db: Db, { userId, state, by }: { userId: number; state: MemberState; by: number | null }): Promise<void> {
  await sql`
    update company_members set state = ${state}, decided_at = now(), decided_by = ${by}::integer where user_id = ${userId}::integer`.execute(db);
}

export async function updateTerms(db: Db, { id, version, limit, days }: { id: number; version: number; limit: number; days: number }): Promise<void> {
  await sql`
    update companies set credit_limit = ${limit}::integer, payment_days = ${days}::smallint, version = ${version}::integer where id = ${id}::integer`.execute(
    db,
  );
}
