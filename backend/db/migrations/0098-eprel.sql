-- What the register of energy labels said of a product when it was asked last; what the shop shows stays until it is right.
create table eprel_reads (
  product_id integer primary key references products on delete cascade,
  eprel text not null,
  -- the last right answer; null: none yet
  read_at timestamptz,
  tried_at timestamptz not null default now(),
  -- without an answer since then
  failures smallint not null default 0,
  error text,
  -- of the supplier's label
  label_sha256 text,
  -- [{field, ours, theirs}]
  differences jsonb not null default '[]'
);
create index eprel_reads_differ on eprel_reads (product_id) where differences <> '[]';

-- The buyer of a large device gives the old one back when it comes (directive 2012/19, article 5).
alter table cart_items add column take_back boolean not null default false;
