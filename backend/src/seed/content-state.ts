import { type RawBuilder, sql } from 'kysely';

/** Kinds of content that have more than a text. */
export const CONTENT_STATE_KINDS = ['promotion', 'service', 'location', 'publish_category', 'author', 'post', 'landing'] as const;
export type ContentStateKind = (typeof CONTENT_STATE_KINDS)[number];

/** Moments in milliseconds; parents, products and relatives by their codes; a slider's tag by its code. */
const stateOf = (kind: ContentStateKind) => sql`
    select c.code, jsonb_build_object('parent', p.code, 'visible', c.visible, 'position', c.position, 'status', c.status, 'image', c.image_upload_path,
      'published', (extract(epoch from c.published_at) * 1000)::bigint, 'starts', (extract(epoch from c.starts_at) * 1000)::bigint, 'ends', (extract(epoch from c.ends_at) * 1000)::bigint,
      'facts', c.facts,
      'products', coalesce((select jsonb_agg(o.code order by cp.position) from content_products cp join products o on o.id = cp.product_id where cp.content_id = c.id), '[]'),
      'related', coalesce((select jsonb_agg(o.code order by cr.position) from content_relations cr join contents o on o.id = cr.related_id where cr.content_id = c.id), '[]'),
      'texts', coalesce((select jsonb_object_agg(t.lang, jsonb_build_object('title', t.title, 'slug', t.slug, 'short_description', t.short_description, 'seo_title', t.seo_title,
        'seo_description', t.seo_description, 'content', t.content, 'blocks', t.blocks)) from content_texts t where t.content_id = c.id), '{}')) as value
    from contents c left join contents p on p.id = c.parent_id where c.kind = ${kind} order by c.position, c.id`;

export const CONTENT_STATES = Object.fromEntries(CONTENT_STATE_KINDS.map((kind) => [kind, stateOf(kind)])) as Record<ContentStateKind, RawBuilder<unknown>>;
