import { type RawBuilder, sql } from 'kysely';

/** Things that a folder holds in lists beside its catalogue and texts. */
export type SiteKindName = 'menu' | 'redirect' | 'pickup_point' | 'coupon' | 'campaign' | 'newsletter' | 'recall' | 'fit_rule' | 'choice_guide';

/** Milliseconds since 1970. */
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`;

/** Each by code with its value, in the words of a folder; `fixed` where parts of it can change no more. */
export const SITE_STATE: Readonly<Record<SiteKindName, RawBuilder<unknown>>> = {
  menu: sql`select code, jsonb_build_object('items', items) as value from menus order by code`,
  redirect: sql`
    select old_path as code, jsonb_build_object('new_path', new_path, 'type', type, 'position', position) as value from redirects
    order by position, old_path like '%(%', id`,
  pickup_point: sql`
    select id as code, jsonb_build_object('title', title, 'address', address, 'post_code', post_code, 'town', town, 'country', country, 'hours', hours,
      'latitude', latitude, 'longitude', longitude) as value
    from pickup_points order by id`,
  // Coupons issued to one winner are excluded: they are no part of the shop, and their codes are worth money.
  coupon: sql`
    select code, jsonb_build_object('kind', kind, 'percent', percent, 'amounts', amounts, 'minimums', minimums, 'titles', titles, 'starts', ${ms('starts_at')},
      'ends', ${ms('ends_at')}, 'total', limit_total, 'per_customer', limit_customer, 'active', active) as value
    from coupons where user_id is null and not issued order by id`,
  // Prizes are promised to participants, and a finished game is drawn by its dates.
  campaign: sql`
    select c.code, jsonb_build_object('kind', c.kind, 'period', c.period, 'starts', ${ms('c.starts_at')}, 'ends', ${ms('c.ends_at')},
      'texts', coalesce((select jsonb_object_agg(t.lang, jsonb_build_object('title', t.title, 'slug', t.slug, 'lead', t.lead, 'rules', t.rules, 'question', t.question))
        from campaign_texts t where t.campaign_id = c.id), '{}'),
      'prizes', coalesce((select jsonb_agg(jsonb_build_object('titles', p.titles, 'is_win', p.is_win, 'weight', p.weight, 'total', p.total, 'coupon', p.coupon) order by p.position)
        from campaign_prizes p where p.campaign_id = c.id), '[]')) as value,
      case when c.closed_at is not null then '["kind","period","starts","ends","prizes"]'::jsonb when c.entry_count > 0 then '["kind","period","prizes"]' else '[]' end as fixed
    from campaigns c order by c.id`,
  // A sent newsletter stays as its readers got it.
  newsletter: sql`
    select n.code, jsonb_build_object('topic', n.topic, 'sent', ${ms('n.sent_at')},
      'products', coalesce((select jsonb_agg(p.code order by u.place) from unnest(n.product_ids) with ordinality u(id, place) join products p on p.id = u.id), '[]'),
      'texts', coalesce((select jsonb_object_agg(t.lang, jsonb_build_object('subject', t.subject, 'html', t.html)) from newsletter_texts t where t.newsletter_id = n.id), '{}')) as value,
      case when n.sent_at is null then '[]'::jsonb else '["topic","sent","products","texts"]' end as fixed
    from newsletters n order by n.id`,
  choice_guide: sql`select category as code, jsonb_build_object('questions', questions) as value from choice_guides order by category`,
  fit_rule: sql`select code, rule as value from fit_rules order by code`,
  // Buyers were already notified of it.
  recall: sql`
    select r.number as code, jsonb_strip_nulls(jsonb_build_object('kind', r.kind, 'products', (select coalesce(jsonb_agg(p.code order by p.code), '[]') from recall_products p where p.recall_id = r.id),
      'batches', r.batches, 'sold_from', r.sold_from, 'sold_to', r.sold_to, 'remedies', r.remedies, 'phone', r.phone, 'email', r.email, 'url', r.url, 'safety_gate', r.safety_gate,
      'ended', r.ended_at is not null, 'hazards', r.hazards, 'advice', r.advice)) as value, '["kind","products"]'::jsonb as fixed
    from recalls r order by r.id`,
};
