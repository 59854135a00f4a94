import { type RawBuilder, sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type Db, deferred } from '../../../db/index.ts';

/** Pages whose texts are part of a contract, in the order of the mail. */
export const CONTRACT_PAGES = ['withdrawal', 'complaints', 'terms', 'privacy'] as const;

interface NewSnapshot {
  orderId: number;
  market: LanguageCode;
  seller: object | null;
  items: readonly object[];
  /** Values of the placeholders, `{days}`: texts are stored as they were read. */
  figures: Readonly<Record<string, string>>;
}

const withFigures = (column: RawBuilder<unknown>, figures: NewSnapshot['figures']): RawBuilder<unknown> =>
  Object.entries(figures).reduce((text, [name, value]) => sql`replace(${text}, ${`{${name}}`}, ${value})`, column);

/** The present pages of a contract, with their texts in the market's language. */
const shownPages = (market: LanguageCode) => sql`
  contents c join content_texts t on t.content_id = c.id and t.lang = ${market}
  where c.kind = 'page' and c.code = any(${CONTRACT_PAGES}::text[]) and c.visible and c.status >= 3 and c.published_at <= now()`;

/** SQL: ids of the transactions (`xmin`) that wrote the rows of those pages, as text, which differs after each change; `null`: no pages. */
export const wordingsColumn = (market: LanguageCode) =>
  sql<string | null>`(select string_agg(c.id || ' ' || c.xmin::text || ' ' || t.xmin::text, ',' order by c.id) from ${shownPages(market)})`;

/** Hash of each page's wording with its values filled in. */
const hashedPages = (market: LanguageCode, figures: NewSnapshot['figures']) => sql`
  with shown as (
    select c.code, ${withFigures(sql`t.title`, figures)} as title, ${withFigures(sql`t.content`, figures)} as content from ${shownPages(market)}
  ), pages as materialized (
    select code, title, content, encode(sha256(convert_to(title || E'\n' || content, 'UTF8')), 'hex') as sha256 from shown
  )`;

/** Hash of a wording by the code of its page. */
export type WordingHashes = Readonly<Record<string, string>>;

/** Hashes of the present wordings, and their version; `null`: one of them is not stored yet. */
export async function selectStoredWordings(
  db: Db,
  { market, figures }: Pick<NewSnapshot, 'market' | 'figures'>,
): Promise<{ wordings: string | null; hashes: WordingHashes } | null> {
  const { rows } = await sql<{ wordings: string | null; hashes: WordingHashes; kept: boolean }>`
    ${hashedPages(market, figures)}
    select ${wordingsColumn(market)} as wordings, coalesce(jsonb_object_agg(p.code, p.sha256), '{}') as hashes,
      coalesce(bool_and(exists (select from legal_texts l where l.sha256 = p.sha256)), true) as kept
    from pages p`.execute(db);
  const [row] = rows;
  return row?.kept ? row : null;
}

/** `insertLegalSnapshot` with the hashes of wordings that are stored already. */
export async function insertSnapshotOfStored(db: Db, { orderId, market, seller, items }: Omit<NewSnapshot, 'figures'>, hashes: WordingHashes): Promise<void> {
  await deferred(sql`
    insert into order_legal_snapshots (order_id, market, texts, seller, items)
    values (${orderId}::bigint, ${market}, ${JSON.stringify(hashes)}::jsonb, ${jsonOf(seller)}::jsonb, ${JSON.stringify(items)}::jsonb)`).execute(db);
}

const jsonOf = (seller: object | null): string | null => (seller === null ? null : JSON.stringify(seller));

/** Stores the texts shown to the buyer, in the order's transaction. A wording stored already is referenced by its hash. */
export async function insertLegalSnapshot(db: Db, { orderId, market, seller, items, figures }: NewSnapshot): Promise<void> {
  await deferred(sql`
    ${hashedPages(market, figures)}, kept as (
      insert into legal_texts (sha256, code, lang, title, content) select sha256, code, ${market}, title, content from pages
      where not exists (select from legal_texts l where l.sha256 = pages.sha256) on conflict do nothing
    )
    insert into order_legal_snapshots (order_id, market, texts, seller, items)
    values (${orderId}::bigint, ${market}, (select coalesce(jsonb_object_agg(code, sha256), '{}') from pages), ${jsonOf(seller)}::jsonb, ${JSON.stringify(items)}::jsonb)`).execute(
    db,
  );
}

export interface LegalSnapshot {
  market: LanguageCode;
  seller: Record<string, unknown> | null;
  items: Record<string, unknown>[];
  createdAt: Date;
  texts: { code: string; sha256: string; title: string; content: string }[];
}

/** `null`: the order is older than snapshots. */
export async function selectLegalSnapshot(db: Db, orderId: number): Promise<LegalSnapshot | null> {
  const { rows } = await sql<LegalSnapshot>`
    select s.market, s.seller, s.items, s.created_at as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('code', l.code, 'sha256', l.sha256, 'title', l.title, 'content', l.content)
          order by array_position(${CONTRACT_PAGES}::text[], l.code)), '[]')
        from jsonb_each_text(s.texts) t join legal_texts l on l.sha256 = t.value) as texts
    from order_legal_snapshots s where s.order_id = ${orderId}::bigint`.execute(db);
  return rows[0] ?? null;
}
