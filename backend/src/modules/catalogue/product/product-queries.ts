import type { EnergyFacts, ProductLaw } from '@vitrina/contract/law/product-law';
import type { ProductGroup } from '@vitrina/contract/law/product-groups';
import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Opened } from '@vitrina/contract/values/opened-grades';
import { sameLanguages } from '@vitrina/contract/values/same-language';
import type { Db } from '../../../db/index.ts';
import type { Actor } from '../../../http/context.ts';
import { codeKey } from '../search/code-key.ts';
import { CUT_IN_FORCE } from './cut-in-force.ts';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import { SHOWN, visibleTo } from '../visibility/visibility.ts';

/** A value of the specification table: number, boolean, value code or text, or several of them. */
export type AttributeData = number | boolean | string | (string | number)[] | Partial<Record<LanguageCode, string>>;

export interface ProductRow {
  id: number;
  code: string;
  type: 'simple' | 'configurable' | 'variant';
  parent_id: number | null;
  status: number;
  visible: boolean;
  shown: boolean;
  category_id: number | null;
  manufacturer_id: number | null;
  seller_id: number | null;
  ignore_brand_visibility: boolean;
  age_verification: boolean;
  /** `null`: the standard rate. */
  vat_class: string | null;
  condition: 'new' | 'open-box' | 'refurbished';
  opened: Opened | null;
  ean: string | null;
  mpn: string | null;
  released: string | null;
  /** Day of the expected restock, ISO date; `null`: not known. */
  restock_on: string | null;
  badges: string[];
  rating: number;
  votes: number[];
  energy_class: string | null;
  /** `null`: not assigned to a group. */
  law_group: ProductGroup | null;
  energy: EnergyFacts | null;
  unit: ProductLaw['unit'] | null;
  charging: ProductLaw['charging'] | null;
  /** Lines of a cart only: facts of their legal statements. */
  line_law?: Pick<ProductLaw, 'withdrawal' | 'charging' | 'guarantee' | 'repair' | 'data_act'> | null;
  /** Sides of the package, longest first, in millimetres; `null`: not known. */
  package_mm: [number, number, number] | null;
  /** Weight with packaging, in grams. */
  package_g: number | null;
  attributes: [code: string, value: AttributeData][];
  /** Language of title and texts. */
  text_lang: LanguageCode;
  title: string;
  slug: string;
  short_description: string | null;
  amount: number | null;
  loyalty_amount: number | null;
  reference_amount: number | null;
  cut_at: Date | null;
  images: { upload_path: string; width: number; height: number; kind: 'cutout' | 'photo'; view: string }[];
  /** Warehouse id and quantity. */
  stock: [warehouse: number, qty: number][];
  comments: number;
}

const COLUMNS = sql`
  p.id, p.code, p.type, p.parent_id, p.status, p.visible, ${SHOWN} as shown, p.category_id, p.manufacturer_id, p.seller_id, p.ignore_brand_visibility,
  p.age_verification, p.vat_class, p.condition, p.opened, p.ean, p.mpn, p.released, p.restock_on::text as restock_on, p.badges, p.rating, p.votes, p.energy_class, p.law ->> 'group' as law_group, p.law -> 'energy' as energy, p.law -> 'unit' as unit, p.law -> 'charging' as charging, p.package_mm, p.package_g, p.attributes,
  t.lang as text_lang, t.title, t.slug, t.short_description,
  pr.amount, pr.loyalty_amount, case when ${CUT_IN_FORCE} then pr.reference_amount end as reference_amount, case when ${CUT_IN_FORCE} then pr.cut_at end as cut_at,
  (select coalesce(json_agg(json_build_object('upload_path', i.upload_path, 'width', i.width, 'height', i.height, 'kind', i.kind, 'view', i.view) order by i.position), '[]') from product_images i where i.product_id = p.id) as images,
  (select coalesce(json_agg(json_build_array(s.warehouse_id, s.qty)), '[]') from stock s where s.product_id = p.id and s.qty > 0) as stock,
  (select count(*) from comments m where m.product_id = p.id and m.approved) as comments`;

const textOf = (lang: LanguageCode) => sql`
  cross join lateral (
    select lang, title, slug, short_description, description from product_texts
    where product_id = p.id order by array_position(${languagesFor(lang)}::text[], lang), lang limit 1) t`;

const priceIn = (lang: LanguageCode) => sql`left join prices pr on pr.product_id = p.id and pr.market = ${lang}`;

interface View {
  lang: LanguageCode;
  actor: Pick<Actor, 'isStaff'>;
}

const LINE_LAW = sql`, jsonb_strip_nulls(jsonb_build_object('withdrawal', p.law -> 'withdrawal', 'charging', p.law -> 'charging', 'guarantee', p.law -> 'guarantee',
  'repair', p.law -> 'repair', 'data_act', p.law -> 'data_act')) as line_law`;

/** Products in the order of the ids, without products the caller may not see. `isForLines`: with the legal statements of cart lines. */
export async function selectProducts(
  db: Db,
  ids: readonly number[],
  { lang, actor, isForLines = false }: View & { isForLines?: boolean },
): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProductRow>`
    select ${COLUMNS}${isForLines ? LINE_LAW : sql``}
    from unnest(${ids}::integer[]) with ordinality as wanted(id, place)
    join products p on p.id = wanted.id
    ${textOf(lang)} ${priceIn(lang)}
    where ${visibleTo(actor)}
    order by wanted.place`.execute(db);
  return rows;
}

export interface ProductDetailRow extends ProductRow {
  law: ProductLaw;
  description: string | null;
  options: string[];
  /** Slug in every language with a text. */
  slugs: Partial<Record<LanguageCode, string>>;
  tag_ids: number[];
  /** Ids of its opened pieces; `new_id`: the new product of an opened piece, `null` for others. */
  opened_ids: number[];
  new_id: number | null;
  price_history: { at: string; amount: number }[];
  recall: { number: string; kind: 'recall' | 'warning'; hazards: Partial<Record<LanguageCode, string>> } | null;
  comment_items: {
    id: number;
    display_name: string;
    message: string;
    rate: number;
    lang: LanguageCode;
    at: string;
    verified: boolean;
    answer: string | null;
    answered_at: string | null;
    pros: string[];
    cons: string[];
    photos: { id: number; width: number; height: number }[];
    helpful: number;
    translation: { message: string; pros: string[]; cons: string[]; source: string } | null;
  }[];
  goods_figures: {
    scope: 'product' | 'brand' | 'shop';
    sold: number;
    returned: number;
    claimed: number;
    settled: number;
    settle_days: number | null;
    promised: number;
    kept: number;
  }[];
  questions: number;
  question_items: {
    id: number;
    display_name: string;
    message: string;
    lang: LanguageCode;
    at: string;
    answers: { id: number; author: 'buyer' | 'shop'; display_name: string; message: string; lang: LanguageCode; at: string }[];
  }[];
}

const COMMENTS_ON_PAGE = 20;
const QUESTIONS_ON_PAGE = 3;

/** All data of a product; `null`: it does not exist or the caller may not see it. */
export async function selectProduct(db: Db, id: number, { lang, actor }: View): Promise<ProductDetailRow | null> {
  const { rows } = await sql<ProductDetailRow>`
    select ${COLUMNS}, p.law, t.description, coalesce(parent.options, p.options) as options,
      (select json_object_agg(x.lang, x.slug order by x.lang) from product_texts x where x.product_id = p.id) as slugs,
      (select coalesce(array_agg(g.tag_id), '{}') from product_tags g where g.product_id = p.id) as tag_ids,
      (select coalesce(array_agg(o.id order by o.id), '{}') from products o where o.opened ->> 'of' = p.code) as opened_ids,
      (select n.id from products n where n.code = p.opened ->> 'of') as new_id,
      (select json_build_object('number', r.number, 'kind', r.kind, 'hazards', r.hazards) from recall_products rp join recalls r on r.id = rp.recall_id
        where rp.product_id = p.id and r.ended_at is null order by r.kind, r.id desc limit 1) as recall,
      (select coalesce(json_agg(json_build_object('at', h.valid_from, 'amount', h.amount) order by h.valid_from), '[]') from (
        select valid_from, amount from price_history
        where product_id = p.id and market = ${lang} and audience = 'public' order by valid_from desc limit 60) h) as price_history,
      (select coalesce(json_agg(json_build_object('id', m.id, 'display_name', m.display_name, 'message', m.message, 'rate', m.rate, 'lang', m.lang, 'at', m.created_at,
          'verified', m.verified, 'answer', m.answer, 'answered_at', m.answered_at, 'pros', m.pros, 'cons', m.cons,
          'photos', (select coalesce(json_agg(json_build_object('id', f.id, 'width', f.width, 'height', f.height) order by f.id), '[]') from comment_photos f where f.comment_id = m.id),
          'helpful', (select count(*) from comment_votes v where v.comment_id = m.id),
          'translation', (select json_build_object('message', x.message, 'pros', x.pros, 'cons', x.cons, 'source', x.source) from comment_translations x
            where x.comment_id = m.id and x.lang = any(${sameLanguages(lang)}::text[]) and m.lang <> all(${sameLanguages(lang)}::text[]) limit 1))), '[]') from (
        select * from comments where product_id = p.id and approved
        order by lang = any(${sameLanguages(lang)}::text[]) desc, created_at desc, id desc limit ${COMMENTS_ON_PAGE}) m) as comment_items,
      (select coalesce(json_agg(f), '[]') from goods_figures f
        where f.scope = 'shop' or f.scope = 'product' and f.subject_id = coalesce(p.parent_id, p.id) or f.scope = 'brand' and f.subject_id = p.manufacturer_id) as goods_figures,
      (select count(*)::integer from product_questions q where q.product_id = p.id and q.question_id is null and q.approved) as questions,
      (select coalesce(json_agg(json_build_object('id', q.id, 'display_name', q.display_name, 'message', q.message, 'lang', q.lang, 'at', q.created_at, 'answers', q.answers)), '[]') from (
        select q.*, a.answers from product_questions q cross join lateral (
          select coalesce(json_agg(json_build_object('id', a.id, 'author', a.author, 'display_name', a.display_name, 'message', a.message, 'lang', a.lang, 'at', a.created_at)
            order by a.author = 'shop' desc, a.created_at, a.id), '[]') as answers
          from product_questions a where a.question_id = q.id and a.approved) a
        where q.product_id = p.id and q.question_id is null and q.approved
        order by q.lang = any(${sameLanguages(lang)}::text[]) desc, json_array_length(a.answers) > 0 desc, q.created_at desc, q.id desc limit ${QUESTIONS_ON_PAGE}) q) as question_items
    from products p left join products parent on parent.id = p.parent_id
    ${textOf(lang)} ${priceIn(lang)}
    where p.id = ${id}::integer and ${visibleTo(actor)}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Returns a product's category, its related products chosen by staff (of a variant those of its configurable product) and its variants; `null`: not visible.
 */
export async function selectRelations(
  db: Db,
  id: number,
  actor: Pick<Actor, 'isStaff'>,
): Promise<{ category_id: number | null; related_ids: number[]; sibling_ids: number[] } | null> {
  const { rows } = await sql<{ category_id: number | null; related_ids: number[]; sibling_ids: number[] }>`
    select p.category_id, (select coalesce(array_agg(s.id), '{}') from products s where s.parent_id = coalesce(p.parent_id, p.id)) as sibling_ids, (select coalesce(array_agg(r.related_id order by r.position), '{}') from product_relations r where r.product_id = coalesce(p.parent_id, p.id)) as related_ids
    from products p where p.id = ${id}::integer and ${visibleTo(actor)}`.execute(db);
  return rows[0] ?? null;
}

/** Variants of a configurable product that the caller may see. */
export async function selectVariantIds(db: Db, parentId: number, actor: Pick<Actor, 'isStaff'>): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select p.id from products p where p.parent_id = ${parentId}::integer and ${visibleTo(actor)} order by p.id`.execute(db);
  return rows.map((row) => row.id);
}

/** Id of the product with this code, EAN or part number, visible or not; the code itself takes precedence. */
export async function selectIdByCode(db: Db, code: string): Promise<number | null> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_codes where code_key = ${codeKey(code)} order by array_position('{code,ean,mpn}'::text[], kind), product_id limit 1`.execute(
    db,
  );
  return rows[0]?.product_id ?? null;
}

/** Ids of the products with these codes, in the order of the codes; unknown codes are left out. */
export async function selectIdsByCodes(db: Db, codes: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(p.initial_offer_id, p.id) as id from unnest(${codes.map(codeKey)}::text[]) with ordinality wanted(key, place)
    join product_codes c on c.code_key = wanted.key join products p on p.id = c.product_id
    order by wanted.place, array_position('{code,ean,mpn}'::text[], c.kind), p.id`.execute(db);
  return [...new Set(rows.map((row) => row.id))];
}

export async function selectIdBySlug(db: Db, slug: string, lang: LanguageCode): Promise<number | null> {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from product_texts where slug = ${slug} and lang = any(${languagesFor(lang)}::text[]) order by array_position(${languagesFor(lang)}::text[], lang), product_id limit 1`.execute(
    db,
  );
  return rows[0]?.product_id ?? null;
}

/** Id of the initial offer that represents a configurable product; `null` for others. */
export async function selectInitialOffer(db: Db, id: number): Promise<number | null> {
  const { rows } = await sql<{
    initial_offer_id: number | null;
  }>`select initial_offer_id from products where id = ${id}::integer and type = 'configurable'`.execute(db);
  return rows[0]?.initial_offer_id ?? null;
}

export async function selectMaxProductId(db: Db): Promise<number> {
  const { rows } = await sql<{ max: number | null }>`select max(id) from products`.execute(db);
  return rows[0]?.max ?? 0;
}
