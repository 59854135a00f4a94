import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Campaign } from '@vitrina/contract/campaigns';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { slugify } from '@vitrina/contract/values/slug';
import type { Db } from '../../db/index.ts';
import type { CouponPrize, TextsByLanguage } from './campaign-deps.ts';
import { closeIfEnded } from './draw-campaigns.ts';

export interface CampaignInput {
  /** Unique code; an existing campaign keeps its seed and, once it has entries, its prizes. */
  code: string;
  kind: Campaign['kind'];
  starts_at: Date;
  ends_at: Date;
  period: Campaign['period'];
  texts: Partial<
    Record<
      LanguageCode,
      {
        title: string;
        /** Absent: derived from the title. */
        slug?: string;
        lead: string;
        rules: readonly string[];
        question?: string;
      }
    >
  >;
  prizes: readonly { titles: TextsByLanguage; is_win?: boolean; weight?: number; total: number | null; coupon?: CouponPrize }[];
}

export interface SavedCampaign {
  id: number;
  slugs: Partial<Record<LanguageCode, string>>;
}

/** Saves games with their texts and prizes. A new one gets a seed, and with it the commitment that is published from then on. */
export async function saveCampaigns(db: Db, inputs: readonly CampaignInput[]): Promise<SavedCampaign[]> {
  const saved: SavedCampaign[] = [];
  for (const input of inputs) saved.push(await saveCampaign(db, input));
  return saved;
}

async function saveCampaign(db: Db, input: CampaignInput): Promise<SavedCampaign> {
  const { code, kind, starts_at, ends_at, period } = input;
  const seed = randomBytes(32).toString('hex');
  const { rows } = await sql<{ id: number; entry_count: number; closed: boolean }>`
    insert into campaigns (code, kind, starts_at, ends_at, period, seed, commitment, person_secret)
    values (${code}, ${kind}, ${starts_at}, ${ends_at}, ${period}, ${seed}, ${createHash('sha256').update(seed).digest('hex')}, ${randomBytes(32).toString('base64url')})
    on conflict (code) do update set
      kind = case when campaigns.entry_count = 0 and campaigns.closed_at is null then excluded.kind else campaigns.kind end,
      period = case when campaigns.entry_count = 0 and campaigns.closed_at is null then excluded.period else campaigns.period end,
      starts_at = case when campaigns.closed_at is null then excluded.starts_at else campaigns.starts_at end,
      ends_at = case when campaigns.closed_at is null then excluded.ends_at else campaigns.ends_at end
    returning id, entry_count, closed_at is not null as closed`.execute(db);
  const { id, entry_count, closed } = rows[0] as { id: number; entry_count: number; closed: boolean };
  const slugs = await saveTexts(db, id, input.texts);
  if (entry_count === 0 && !closed) await savePrizes(db, id, input.prizes);
  return { id, slugs };
}

async function saveTexts(db: Db, id: number, texts: CampaignInput['texts']): Promise<SavedCampaign['slugs']> {
  const rows = Object.entries(texts).map(([lang, text]) => ({ ...text, lang, slug: text.slug ?? slugify(text.title) }));
  await sql`delete from campaign_texts where campaign_id = ${id}::integer`.execute(db);
  await sql`
    insert into campaign_texts (campaign_id, lang, slug, title, lead, rules, question)
    select ${id}::integer, lang, slug, title, lead, rules, question
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(lang text, slug text, title text, lead text, rules jsonb, question text)`.execute(db);
  return Object.fromEntries(rows.map(({ lang, slug }) => [lang, slug]));
}

async function savePrizes(db: Db, id: number, prizes: CampaignInput['prizes']): Promise<void> {
  const rows = prizes.map((prize, i) => ({ is_win: true, weight: 1, coupon: null, ...prize, position: i + 1 }));
  await sql`delete from campaign_prizes where campaign_id = ${id}::integer`.execute(db);
  await sql`
    insert into campaign_prizes (campaign_id, position, titles, is_win, weight, total, coupon)
    select ${id}::integer, position, titles, is_win, weight, total, coupon
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as p(position smallint, titles jsonb, is_win boolean, weight integer, total integer, coupon jsonb)`.execute(db);
}

/** Draws an ended campaign without entries among tickets of persons already erased; a drawn one stays unchanged. */
export async function drawPast(db: Db, code: string, tickets: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from campaigns where code = ${code} and entry_count = 0 and closed_at is null`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) return;
  await sql`
    insert into campaign_entries (campaign_id, ticket, number)
    select ${id}::integer, ticket, number from unnest(${[...tickets]}::text[]) with ordinality as t(ticket, number)`.execute(db);
  await sql`update campaigns set entry_count = ${tickets.length}::integer where id = ${id}::integer`.execute(db);
  // Personal data is erased, so no prize can be handed over.
  await closeIfEnded(db, id, { issueCoupon: () => Promise.reject(new Error('an imported draw gives no coupons')) });
  await sql`update campaigns set closed_at = ends_at where id = ${id}::integer and closed_at is not null`.execute(db);
}

/** Deletes campaigns without entries, and their URLs. */
export async function deleteCampaigns(db: Db, codes: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    delete from campaigns where code = any(${[...codes]}::text[]) and entry_count = 0 and closed_at is null returning id`.execute(db);
  await sql`delete from routes where page_key = any(${rows.map(({ id }) => `sweepstake:${id}`)}::text[])`.execute(db);
}
