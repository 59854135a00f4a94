import { randomBytes } from 'node:crypto';
import { LANGUAGE_CODES, type LanguageCode } from '@vitrina/contract/values/languages';
import { queryShop } from '../shop-database.ts';

/** Subjects of a mail: an order in the language, and a labelled product. */
interface About {
  lang: LanguageCode;
  orderId: string;
  productId: number;
}

/** A kind of mail that is not about an order alone, and the row it refers to. */
interface OtherKind {
  kind: string;
  /** Statement that inserts the row and returns `data`; `$1` language, `$2` order, `$3` product, `$4` a code. */
  plant: string;
  /** The mail names a price of the product, so it must state the energy class. */
  hasPrice?: true;
  more?: Record<string, unknown>;
}

const report = (more: string): string => `
  insert into content_reports (code, subject, subject_id, address, ground, message, name, email, lang, decision, basis, statement, decided_by, decided_at, appeal, appealed_at, appeal_decision, appeal_statement, appeal_decided_at)
  select $4, 'product', $3::integer, '/p/x/', 'unsafe', 'Es wird heiß.', 'Ana', 'ana@example.com', $1, ${more} where $2::text is not null
  returning jsonb_build_object('reportId', id) as data`;
const DECIDED = `'removed', 'regulation 2023/988, article 20', 'It is off sale.', null::integer, now()`;
const notice = (kind: string, confirmed: string): string => `
  insert into notices (product_id, kind, email, lang, target_amount, seen_amount, code, confirmed_at, told_at)
  select $3::integer, '${kind}', $4 || '@example.com', $1, null, 99999999, $4, ${confirmed}, null where $2::text is not null returning jsonb_build_object('noticeId', id) as data`;
const entry = (number: string): string => `
  with game as (select id from campaigns where kind = 'sweepstake' and $2::text is not null and $3::integer is not null order by id limit 1), entry as (
    insert into campaign_entries (campaign_id, person_key, ticket, number, prize) select id, $4, $4, ${number}, (select min(position) from campaign_prizes z where z.campaign_id = game.id and z.is_win) from game
    returning id, campaign_id)
  insert into campaign_people (entry_id, campaign_id, period_key, email, lang, code) select id, campaign_id, $4, 'ana@example.com', $1, $4 from entry
  returning jsonb_build_object('entryId', entry_id) as data`;

const KINDS: readonly OtherKind[] = [
  {
    kind: 'recall',
    plant: `
      with of_order as (select i.product_id, i.code from order_items i where i.order_id = $2::bigint and $3::integer is not null order by i.position limit 1), recall as (
        insert into recalls (number, kind, hazards, advice, remedies, email, mailed_at)
        select 'BENCH-' || $4, 'recall', jsonb_build_object($1::text, 'Es wird heiß.'), jsonb_build_object($1::text, 'Nicht benutzen.'), '{refund}', 'safety@example.com', now() from of_order returning id), product as (
        insert into recall_products (recall_id, code, title, product_id, status) select recall.id, code, code, product_id, 1 from recall, of_order)
      select jsonb_build_object('recallId', id, 'orderId', $2::bigint) as data from recall`,
  },
  { kind: 'report-received', plant: report(`null, null, null, null::integer, null::timestamptz, null, null::timestamptz, null, null, null::timestamptz`) },
  { kind: 'report-decided', plant: report(`${DECIDED}, null, null::timestamptz, null, null, null::timestamptz`) },
  { kind: 'report-decided', plant: report(`${DECIDED}, null, null::timestamptz, null, null, null::timestamptz`), more: { isSubject: true } },
  { kind: 'report-appeal', plant: report(`${DECIDED}, 'It does not.', now(), 'reversed', 'It is for sale again.', now()`) },
  { kind: 'notice-confirm', plant: notice('price_drop', 'null::timestamptz') },
  { kind: 'notice-back-in-stock', plant: notice('back_in_stock', 'now()'), hasPrice: true },
  { kind: 'notice-price-drop', plant: notice('price_drop', 'now()'), hasPrice: true },
  {
    kind: 'notice-found',
    plant: `insert into notices (q, kind, email, lang, code, confirmed_at) select 'qqzork 3000', 'found', 'ana@example.com', $1, $4, now() where $2::text is not null and $3::integer is not null returning jsonb_build_object('noticeId', id) as data`,
  },
  {
    kind: 'newsletter-confirm',
    plant: `insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at)
      select 'ana@example.com', $1, '{guides}', 'footer', 'bench', $4, now() + interval '1 day' where $2::text is not null and $3::integer is not null returning jsonb_build_object('linkId', id, 'linkCode', $4::text) as data`,
  },
  {
    kind: 'newsletter',
    hasPrice: true,
    plant: `
      with ask as (insert into newsletter_asks (email, lang, topics, source, text_version, code_hash, expires_at)
          select $4 || '@example.com', $1, '{guides}', 'footer', 'bench', '', now() + interval '1 day' where $2::text is not null returning id),
        reader as (insert into newsletter_subscribers (email, lang, topics, ask_id) select $4 || '@example.com', $1, '{guides}', id from ask returning id),
        letter as (insert into newsletters (topic, code, product_ids) values ('guides', $4, array[$3::integer]) returning id),
        texts as (insert into newsletter_texts (newsletter_id, lang, subject, html) select id, $1, 'Vitrina', '<p>Vitrina, Ljubljana, Slovenska cesta</p>' from letter)
      select jsonb_build_object('newsletterId', letter.id, 'subscriberId', reader.id) as data from letter, reader`,
  },
  { kind: 'sweepstake-confirm', plant: entry('null::integer') },
  { kind: 'campaign-won', plant: entry('1 + (select coalesce(max(number), 0) from campaign_entries)') },
  {
    kind: 'cart-reminder',
    plant: `
      with cart as (insert into carts (token_id, customer, reminder_consent, restore_code, lang)
          select gen_random_uuid(), '{"fields": {"name": "Ana", "email": "ana@example.com"}}', true, $4, $1 where $2::text is not null returning id),
        item as (insert into cart_items (cart_id, product_id, qty) select id, $3::integer, 1 from cart)
      select jsonb_build_object('cartId', id) as data from cart`,
  },
];

export interface OtherMail {
  id: number;
  kind: string;
  lang: LanguageCode;
  hasPrice: boolean;
}

/** Calls `look` with one mail of each kind that is not about an order, in every language; returns kinds for which no row could be inserted. */
export async function eachOtherKind(
  dataDir: string,
  { orders, productId }: { orders: ReadonlyMap<LanguageCode, string>; productId: number },
  look: (mail: OtherMail) => Promise<void>,
): Promise<string[]> {
  const missing: string[] = [];
  for (const lang of LANGUAGE_CODES)
    for (const one of KINDS) {
      const id = await write(dataDir, one, { lang, orderId: orders.get(lang) ?? '0', productId }).catch((error: Error) => error.message);
      if (typeof id === 'number') await look({ id, kind: one.kind, lang, hasPrice: one.hasPrice === true });
      else missing.push(`mail ${one.kind} in ${lang}: ${id ?? 'nothing to write about'}`);
    }
  return missing;
}

async function write(dataDir: string, { kind, plant, more = {} }: OtherKind, { lang, orderId, productId }: About): Promise<number | null> {
  const code = randomBytes(11).toString('hex');
  const [planted] = await queryShop<{ data: object }>(dataDir, plant, [lang, orderId, productId, code]);
  if (!planted) return null;
  const rows = await queryShop<{ id: number }>(
    dataDir,
    `insert into mails (dedupe_key, kind, recipient, lang, data, sent_at) values ($1, $2, 'ana@example.com', $3, $4::jsonb, now()) returning id::float8 as id`,
    [`lawful:${kind}:${lang}:${code}`, kind, lang, JSON.stringify({ ...planted.data, ...more })],
  );
  return rows[0]?.id ?? null;
}
