-- Offers to companies at the prices of a day, with a last day: drawn of `data` and of nothing else.
create table company_offers (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  user_id integer not null references users on delete cascade,
  -- Prices are of one market and its VAT.
  market text not null,
  created_at timestamptz not null default now(),
  -- By the shop's clock, included.
  valid_until date not null,
  -- Products: id, pieces, gross price of one in minor units; services by code.
  lines jsonb not null,
  data jsonb not null,
  -- That it became; null: none yet.
  order_id bigint references orders on delete set null
);
create index company_offers_company on company_offers (company_id, id);
create index company_offers_user on company_offers (user_id, id);
-- The offer whose price a line is at, while it holds.
alter table cart_items add column offer_id integer references company_offers on delete set null;
