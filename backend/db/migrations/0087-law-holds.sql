-- Products that are off sale because something that the law wants told is missing: why and since when. Whoever mends it finds the product back for sale after
-- the next look of the guardian.
create table law_holds (
  product_id integer primary key references products (id) on delete cascade,
  -- [{rule, field, reason, law, link}]
  findings jsonb not null,
  since timestamptz not null default now()
);
