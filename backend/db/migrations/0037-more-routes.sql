-- Two pages that were known by their address alone stand in the route table like all others. Where no shop was loaded yet, the loader writes them.
insert into routes (path, lang, controller, action, template, content_type, content_id, slug, page_key)
select regexp_replace(path, 'wishlist/$', 'compare/'), lang, 'catalog', 'compare', 'CatalogCompare', 'catalog', null::integer, null::text, 'catalog:compare'
from routes where page_key = 'catalog:wishlist'
union all
select regexp_replace(path, 'wishlist/$', 'newsletter/subscribe/'), lang, 'newsletter', 'subscribe', 'NewsletterConfirm', 'newsletter', null::integer, null::text, 'newsletter:subscribe'
from routes where page_key = 'catalog:wishlist'
on conflict (path) do nothing;
