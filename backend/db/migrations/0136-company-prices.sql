-- What a company pays for a product, or how much less for all of a brand or a category; the shop's own prices and their history stay as they are.
create table company_prices (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  product_id integer references products on delete cascade,
  manufacturer_id integer references manufacturers on delete cascade,
  category_id integer references categories on delete cascade,
  -- Of one product: gross, minor units of the company's currency.
  amount integer check (amount >= 0),
  -- Off the price that is in force.
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  -- By the shop's clock, both included; null: without that end.
  starts_on date,
  ends_on date,
  created_at timestamptz not null default now(),
  check (num_nonnulls(product_id, manufacturer_id, category_id) = 1),
  check (num_nonnulls(amount, percent) = 1),
  check (amount is null or product_id is not null),
  check (starts_on <= ends_on),
  unique nulls not distinct (company_id, product_id, manufacturer_id, category_id, amount, percent, starts_on, ends_on)
);
create index company_prices_product on company_prices (product_id) where product_id is not null;
create index company_prices_manufacturer on company_prices (manufacturer_id) where manufacturer_id is not null;
create index company_prices_category on company_prices (category_id) where category_id is not null;
