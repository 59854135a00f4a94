import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/index.ts';
import { SITE_STATE, type SiteKindName } from './site-state-queries.ts';
import { readDocuments } from '../modules/settings/index.ts';
import { CONTENT_STATES, type ContentStateKind } from './content-state.ts';
import { tagCodes } from './slider-tags.ts';

/** A part of the shop as it stands, in the words of a folder: codes instead of ids. */
export interface CatalogueThing {
  kind:
    | ('group' | 'attribute' | 'category' | 'brand' | 'seller' | 'warehouse' | 'tag' | 'list' | 'product' | 'settings' | 'page' | 'faq_group' | 'faq_question')
    | SiteKindName
    | ContentStateKind;
  code: string;
  value: Record<string, unknown>;
  /** Parts of the value that can change no more: customers hold them. */
  fixed?: readonly string[];
}

const contentsOf = (kind: 'page' | 'faq_group' | 'faq_question') => sql`
    select c.code, jsonb_build_object('parent', p.code, 'visible', c.visible, 'position', c.position, 'status', c.status, 'image', c.image_upload_path,
      'published', (extract(epoch from c.published_at) * 1000)::bigint,
      'texts', coalesce((select jsonb_object_agg(t.lang, jsonb_build_object('title', t.title, 'slug', t.slug, 'short_description', t.short_description, 'seo_title', t.seo_title,
        'seo_description', t.seo_description, 'content', t.content)) from content_texts t where t.content_id = c.id), '{}')) as value
    from contents c left join contents p on p.id = c.parent_id where c.kind = ${kind} order by c.position, c.id`;

const QUERIES: Readonly<Record<Exclude<CatalogueThing['kind'], 'settings'>, RawBuilder<unknown>>> = {
  group: sql`select code, jsonb_build_object('position', position, 'titles', titles) as value from attribute_groups order by position, code`,
  attribute: sql`
    select a.code, jsonb_build_object('position', a.position, 'type', a.type, 'group', a.group_code, 'titles', a.titles, 'units', a.units, 'helps', a.helps,
      'values', coalesce((select jsonb_agg(jsonb_build_array(v.code, v.titles) order by v.position, v.id) from attribute_values v where v.attribute_code = a.code and a.type = 'choice'), '[]')) as value
    from attributes a order by a.position, a.code`,
  category: sql`
    select c.code, jsonb_build_object('parent', p.code, 'position', c.position, 'visible', c.visible, 'titles', c.titles, 'slugs', c.slugs, 'descriptions', c.descriptions, 'image', c.image_upload_path, 'law', c.law,
      'filters', coalesce((select jsonb_agg(jsonb_build_array(f.attribute_code, f.kind, f.is_filter, f.tile_position) order by f.position) from category_filters f where f.category_id = c.id), '[]')) as value
    from categories c left join categories p on p.id = c.parent_id order by c.position, c.id`,
  brand: sql`select code, jsonb_build_object('title', title, 'visible', visible, 'descriptions', descriptions, 'address', address, 'email', email, 'logo', logo_upload_path, 'law', law) as value from manufacturers`,
  seller: sql`select code, jsonb_build_object('title', title, 'descriptions', descriptions, 'law', law) as value from sellers`,
  warehouse: sql`
    select w.code, jsonb_build_object('title', w.title, 'titles', w.titles, 'town', w.town, 'address', w.address, 'country', w.country, 'is_shop', w.is_shop, 'position', w.position, 'hours', w.hours,
      'latitude', w.latitude, 'longitude', w.longitude, 'seller', s.code) as value
    from warehouses w left join sellers s on s.id = w.seller_id`,
  tag: sql`select code, jsonb_build_object('titles', titles, 'slugs', slugs, 'descriptions', descriptions) as value from tags`,
  list: sql`
    select l.code, jsonb_build_object('kind', l.kind, 'position', l.position, 'titles', l.titles, 'slugs', l.slugs, 'descriptions', l.descriptions,
      'products', coalesce((select jsonb_agg(p.code order by lp.position) from list_products lp join products p on p.id = lp.product_id where lp.list_id = l.id), '[]')) as value
    from lists l`,
  product: sql`
    select p.code, jsonb_build_object('type', p.type, 'parent', up.code, 'options', p.options, 'status', p.status, 'visible', p.visible, 'category', c.code, 'brand', m.code, 'seller', s.code,
      'ignore_brand_visibility', p.ignore_brand_visibility, 'age_verification', p.age_verification, 'condition', p.condition, 'ean', p.ean, 'mpn', p.mpn, 'released', p.released::text, 'restock', p.restock_on::text, 'badges', p.badges,
      'energy_class', p.energy_class, 'law', p.law, 'package_mm', p.package_mm, 'package_g', p.package_g, 'attributes', p.attributes,
      'eans', coalesce((select jsonb_agg(k.code_key order by k.code_key) from product_codes k where k.product_id = p.id and k.kind = 'ean'), '[]'),
      'texts', coalesce((select jsonb_object_agg(t.lang, jsonb_build_array(t.title, t.short_description, t.description)) from product_texts t where t.product_id = p.id), '{}'),
      'prices', coalesce((select jsonb_object_agg(x.market, jsonb_build_array(x.amount, x.loyalty_amount)) from prices x where x.product_id = p.id), '{}'),
      'images', coalesce((select jsonb_agg(i.upload_path order by i.position) from product_images i where i.product_id = p.id), '[]'),
      'tags', coalesce((select jsonb_agg(t.code order by t.code) from product_tags pt join tags t on t.id = pt.tag_id where pt.product_id = p.id), '[]'),
      'related', coalesce((select jsonb_agg(o.code order by r.position) from product_relations r join products o on o.id = r.related_id where r.product_id = p.id), '[]')) || case when p.opened is null then '{}'::jsonb else jsonb_build_object('opened', p.opened) end as value
    from products p left join products up on up.id = p.parent_id left join categories c on c.id = p.category_id left join manufacturers m on m.id = p.manufacturer_id left join sellers s on s.id = p.seller_id
    order by p.id`,
  page: contentsOf('page'),
  faq_group: contentsOf('faq_group'),
  faq_question: contentsOf('faq_question'),
  ...SITE_STATE,
  ...CONTENT_STATES,
};

/** The catalogue, pages, questions, menus and other lists and the settings as they stand, part by part; without what lives by itself: stock, votes, scores. */
export async function selectCatalogueState(db: Db): Promise<CatalogueThing[]> {
  const things: CatalogueThing[] = [];
  for (const [kind, query] of Object.entries(QUERIES) as [CatalogueThing['kind'], RawBuilder<Omit<CatalogueThing, 'kind'>>][]) {
    const { rows } = await query.execute(db);
    for (const row of rows) things.push({ kind, ...row });
    if (kind === 'landing') await nameTags(db, things);
  }
  for (const [code, { document, version }] of Object.entries(await readDocuments(db)))
    if (version > 0) things.push({ kind: 'settings', code, value: { document } });
  return things;
}

/** Sliders of landing pages name tags by their code. */
async function nameTags(db: Db, things: readonly CatalogueThing[]): Promise<void> {
  const withTagCodes = await tagCodes(db);
  for (const { kind, value } of things)
    if (kind === 'landing') for (const text of Object.values(value.texts as Record<string, { blocks: unknown[] }>)) text.blocks = text.blocks.map(withTagCodes);
}

/** Pieces by product and warehouse, in the order of the warehouses. */
export async function selectStock(db: Db): Promise<Map<string, Record<string, number>>> {
  const { rows } = await sql<{ product: string; warehouse: string; qty: number }>`
    select p.code as product, w.code as warehouse, s.qty from stock s join products p on p.id = s.product_id join warehouses w on w.id = s.warehouse_id order by p.id, w.position, w.id`.execute(
    db,
  );
  const stock = new Map<string, Record<string, number>>();
  for (const { product, warehouse, qty } of rows) stock.set(product, { ...stock.get(product), [warehouse]: qty });
  return stock;
}
