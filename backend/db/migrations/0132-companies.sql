-- Companies that buy here, and the accounts that may buy for them.
create table companies (
  id integer generated always as identity primary key,
  title text not null check (length(title) between 1 and 120),
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- As carts hold it: with the country's letters in the Union, bare elsewhere.
  vat_number text not null,
  currency text not null check (currency in ('EUR', 'RSD', 'BAM')),
  -- Minor units that may be owed at a time; 0: nothing is sold on account.
  credit_limit integer not null default 0 check (credit_limit >= 0),
  -- From the invoice until it is to be paid.
  payment_days smallint not null default 15 check (payment_days between 1 and 90),
  version integer not null default 0,
  created_at timestamptz not null default now(),
  unique (country, vat_number)
);

-- One company an account; staff decide who may buy for it.
create table company_members (
  user_id integer primary key references users on delete cascade,
  company_id integer not null references companies,
  state text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by integer references users on delete set null
);
create index company_members_company on company_members (company_id);

-- Of orders on account.
alter table orders add column company_id integer references companies, add column payment_days smallint;
create index orders_company on orders (company_id) where company_id is not null;
