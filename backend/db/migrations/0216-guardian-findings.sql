-- What the guardian found when it last looked. Findings on a product go with it, and are replaced when it changes.
create table guardian_findings (
  id bigint generated always as identity primary key,
  -- null: settings, pages and other texts
  product_id integer references products (id) on delete cascade,
  part text not null check (part in ('facts', 'texts', 'register', 'places')),
  level text not null check (level in ('block', 'warn')),
  rule text not null,
  -- within its product
  field text not null,
  reason text not null,
  law text not null,
  link text not null,
  found_on date not null
);
create unique index guardian_findings_once on guardian_findings (product_id, part, rule, field, md5(reason)) nulls not distinct;
-- What blocks first, then places, then products.
create index guardian_findings_in_order on guardian_findings (level, product_id nulls first, id);

create table guardian_looks (
  is_only boolean primary key default true check (is_only),
  -- when the last look at everything began, and how long it took
  looked_at timestamptz not null,
  took_ms integer not null,
  products integer not null,
  texts integer not null,
  -- first transaction whose changes of everything it may have missed, and whose changes of single things are not taken in yet
  looked_xid xid8 not null,
  seen_xid xid8 not null
);
