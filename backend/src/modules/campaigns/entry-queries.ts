import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';

export interface EntryRow {
  id: number;
  ticket: string;
  number: number | null;
  prize: number | null;
}

export interface NewEntry {
  campaignId: number;
  /** Empty, or the day of a spin. */
  period: string;
  personKey: string;
  ticket: string;
  number: number | null;
  prize?: number | null;
  addressHash?: string | null;
}

/** `null`: the person has an entry in this period. */
export async function insertEntry(db: Db, entry: NewEntry): Promise<number | null> {
  const { campaignId, period, personKey, ticket, number, prize = null, addressHash = null } = entry;
  const { rows } = await sql<{ id: number }>`
    insert into campaign_entries (campaign_id, period_key, person_key, ticket, number, prize, address_hash)
    values (${campaignId}::integer, ${period}, ${personKey}, ${ticket}, ${number}::integer, ${prize}::smallint, ${addressHash})
    on conflict do nothing returning id`.execute(db);
  return rows[0]?.id ?? null;
}

export interface Person {
  entryId: number;
  campaignId: number;
  period: string;
  userId: number | null;
  email: string;
  name: string | null;
  lang: LanguageCode;
  answer: string | null;
  code: string;
}

/** False: the customer has an entry in this period. */
export async function insertPerson(db: Db, person: Person): Promise<boolean> {
  const { entryId, campaignId, period, userId, email, name, lang, answer, code } = person;
  const { rows } = await sql`
    insert into campaign_people (entry_id, campaign_id, period_key, user_id, email, name, lang, answer, code)
    values (${entryId}::bigint, ${campaignId}::integer, ${period}, ${userId}::integer, ${email}, ${name}, ${lang}, ${answer}, ${code})
    on conflict (campaign_id, period_key, user_id) do nothing returning 1 as one`.execute(db);
  return rows.length > 0;
}

/** Minutes until a repeated request sends another mail. */
const QUIET_MINUTES = 10;

export interface UnconfirmedEntry {
  id: number;
  number: number | null;
  asks: number;
}

/** Returns the person's existing entry; after a while another mail is due. */
export async function renewEntry(db: Db, campaignId: number, personKey: string): Promise<UnconfirmedEntry | null> {
  const { rows } = await sql<UnconfirmedEntry>`
    update campaign_people p
    set asks = asks + case when asked_at < now() - make_interval(mins => ${QUIET_MINUTES}) then 1 else 0 end,
      asked_at = case when asked_at < now() - make_interval(mins => ${QUIET_MINUTES}) then now() else asked_at end
    from campaign_entries e
    where e.id = p.entry_id and e.campaign_id = ${campaignId}::integer and e.person_key = ${personKey}
    returning e.id, e.number, p.asks`.execute(db);
  return rows[0] ?? null;
}

export async function saveEntryCoupon(db: Db, entryId: number, couponCode: string): Promise<void> {
  await sql`update campaign_people set coupon_code = ${couponCode} where entry_id = ${entryId}::bigint`.execute(db);
}

export interface LinkedEntryRow extends EntryRow {
  campaign_id: number;
}

export async function selectEntryByCode(db: Db, code: string): Promise<LinkedEntryRow | null> {
  const { rows } = await sql<LinkedEntryRow>`
    select e.id, e.campaign_id, e.ticket, e.number, e.prize from campaign_people p join campaign_entries e on e.id = p.entry_id
    where p.code = ${code}`.execute(db);
  return rows[0] ?? null;
}

/** Makes an entry valid; a valid one stays unchanged. */
export async function numberEntry(db: Db, id: number, number: number): Promise<void> {
  await sql`update campaign_entries set number = ${number}::integer where id = ${id}::bigint and number is null`.execute(db);
}

/** Number of a day's spins from one network address. */
export async function countFromAddress(db: Db, campaignId: number, addressHash: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from campaign_entries where campaign_id = ${campaignId}::integer and address_hash = ${addressHash}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Today's salt for hashing network addresses. */
export async function saltOfToday(db: Db): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into campaign_salts (day) values (current_date) on conflict (day) do update set salt = campaign_salts.salt returning salt`.execute(db);
  return (rows[0] as { salt: string }).salt;
}

export interface DrawEntryRow {
  id: number;
  ticket: string;
  user_id: number | null;
  email: string | null;
  lang: LanguageCode | null;
}

/** Valid entries of a sweepstake; entries of erased persons are excluded. */
export async function selectEntriesToDraw(db: Db, campaignId: number): Promise<DrawEntryRow[]> {
  const { rows } = await sql<DrawEntryRow>`
    select e.id, e.ticket, p.user_id, p.email, p.lang from campaign_entries e left join campaign_people p on p.entry_id = e.id
    where e.campaign_id = ${campaignId}::integer and e.number is not null and (e.person_key is null or p.entry_id is not null) order by e.id`.execute(db);
  return rows;
}

/** Saves the drawn order of entries, with the prizes of the first ones. */
export async function saveDraw(db: Db, ranking: readonly { id: number; rank: number; prize: number | null }[]): Promise<void> {
  await sql`
    update campaign_entries e set rank = d.rank, prize = d.prize
    from jsonb_to_recordset(${JSON.stringify(ranking)}::jsonb) as d(id bigint, rank integer, prize smallint) where e.id = d.id`.execute(db);
}

/** Deletes entries not confirmed in time. */
export async function deleteUnconfirmed(db: Db, campaignId: number): Promise<void> {
  await sql`delete from campaign_entries where campaign_id = ${campaignId}::integer and number is null`.execute(db);
}

/** Entries of the draw protocol: spins in their order, sweepstake entries in drawn order. */
export async function selectProtocolEntries(db: Db, campaignId: number): Promise<{ number: number; ticket: string; prize: number | null }[]> {
  const { rows } = await sql<{ number: number; ticket: string; prize: number | null }>`
    select coalesce(e.rank, e.number) as number, e.ticket, e.prize from campaign_entries e join campaigns c on c.id = e.campaign_id
    where c.id = ${campaignId}::integer and (e.rank is not null or (c.kind = 'spin_wheel' and e.number is not null))
    order by coalesce(e.rank, e.number)`.execute(db);
  return rows;
}

/** Resolves with true if the address is the customer's own and confirmed. */
export async function isConfirmedAddress(db: Db, userId: number, email: string): Promise<boolean> {
  const { rows } = await sql`select from users where id = ${userId}::integer and email = ${email} and confirmed_at is not null`.execute(db);
  return rows.length > 0;
}
