import { sql } from 'kysely';
import type { Campaign } from '@vitrina/contract/campaigns';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import type { CouponPrize, TextsByLanguage } from './campaign-deps.ts';

export interface CampaignRow {
  id: number;
  code: string;
  kind: Campaign['kind'];
  starts_at: Date;
  ends_at: Date;
  period: Campaign['period'];
  /** Current time of the database. */
  now: Date;
  has_begun: boolean;
  is_over: boolean;
  seed: string;
  commitment: string;
  person_secret: string | null;
  entry_count: number;
  public_value: string | null;
  closed_at: Date | null;
}

const COLUMNS = sql`
  c.id, c.code, c.kind, c.starts_at, c.ends_at, c.period, c.starts_at <= now() as has_begun, c.ends_at <= now() as is_over,
  now() as now, c.seed, c.commitment, c.person_secret, c.entry_count, c.public_value, c.closed_at`;

/** Campaign with texts in the reader's language, or its nearest fallback. */
export interface TranslatedCampaignRow extends CampaignRow {
  text_lang: LanguageCode;
  slug: string;
  title: string;
  lead: string;
  rules: string[];
  question: string | null;
  /** URLs of its page by language. */
  urls: Partial<Record<LanguageCode, string>>;
}

const translatedCampaigns = (lang: LanguageCode) => sql`
  select ${COLUMNS}, t.lang as text_lang, t.slug, t.title, t.lead, t.rules, t.question,
    coalesce((select jsonb_object_agg(r.lang, r.path) from routes r where r.page_key = 'sweepstake:' || c.id), '{}') as urls
  from campaigns c
  cross join lateral (
    select * from campaign_texts x where x.campaign_id = c.id order by array_position(${languagesFor(lang)}::text[], x.lang), x.lang limit 1) t`;

/** SQL: matches a campaign by code or by the slug of any language. */
const byName = (name: string, lang: LanguageCode) => sql`
  c.id = (
    select one.id from campaigns one left join campaign_texts x on x.campaign_id = one.id and x.slug = ${name}
    where one.code = ${name} or x.slug is not null
    order by one.code = ${name} desc, x.lang = ${lang} desc, one.id limit 1)`;

/** Upcoming and running campaigns first, then ended ones, newest first; at most 100. */
export async function selectCampaigns(db: Db, lang: LanguageCode): Promise<TranslatedCampaignRow[]> {
  const { rows } = await sql<TranslatedCampaignRow>`
    ${translatedCampaigns(lang)} order by c.ends_at <= now(), case when c.ends_at > now() then c.ends_at end, c.ends_at desc, c.id limit 100`.execute(db);
  return rows;
}

export async function selectCampaign(db: Db, name: string, lang: LanguageCode): Promise<TranslatedCampaignRow | null> {
  const { rows } = await sql<TranslatedCampaignRow>`${translatedCampaigns(lang)} where ${byName(name, lang)}`.execute(db);
  return rows[0] ?? null;
}

export async function selectCampaignById(db: Db, id: number, lang: LanguageCode): Promise<TranslatedCampaignRow | null> {
  const { rows } = await sql<TranslatedCampaignRow>`${translatedCampaigns(lang)} where c.id = ${id}::integer`.execute(db);
  return rows[0] ?? null;
}

/** Locks the campaign until the transaction ends: numbers, prizes and the draw are serialised. */
export async function lockCampaign(db: Db, id: number): Promise<CampaignRow | null> {
  const { rows } = await sql<CampaignRow>`select ${COLUMNS} from campaigns c where c.id = ${id}::integer for update`.execute(db);
  return rows[0] ?? null;
}

export interface PrizeRow {
  position: number;
  titles: TextsByLanguage;
  is_win: boolean;
  weight: number;
  total: number | null;
  given: number;
  coupon: CouponPrize | null;
}

export async function selectPrizes(db: Db, campaignId: number): Promise<PrizeRow[]> {
  const { rows } = await sql<PrizeRow>`
    select position, titles, is_win, weight, total, given, coupon from campaign_prizes where campaign_id = ${campaignId}::integer order by position`.execute(
    db,
  );
  return rows;
}

export async function awardPrize(db: Db, campaignId: number, position: number): Promise<void> {
  await sql`
    update campaign_prizes set given = given + 1 where campaign_id = ${campaignId}::integer and position = ${position}::smallint`.execute(db);
}

/** The next entry number of a campaign; the transaction must hold its lock. */
export async function nextNumber(db: Db, campaignId: number): Promise<number> {
  const { rows } = await sql<{ entry_count: number }>`
    update campaigns set entry_count = entry_count + 1 where id = ${campaignId}::integer returning entry_count`.execute(db);
  return (rows[0] as { entry_count: number }).entry_count;
}

export async function closeCampaign(db: Db, id: number, publicValue: string | null): Promise<void> {
  await sql`update campaigns set closed_at = now(), public_value = ${publicValue} where id = ${id}::integer`.execute(db);
}

/** Ids of campaigns that have ended and are not closed. */
export async function selectDueCampaigns(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from campaigns where closed_at is null and ends_at <= now() order by ends_at, id`.execute(db);
  return rows.map((row) => row.id);
}
