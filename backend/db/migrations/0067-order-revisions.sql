-- What an order held before it was changed: the first row of an order is what was bought. `orders.snapshot` is what it holds now.
create table order_revisions (
  order_id bigint not null references orders on delete cascade,
  -- of the contents before it: 0 is what was bought
  version integer not null check (version >= 0),
  snapshot jsonb not null,
  -- minor units
  total integer not null,
  reason text not null default '',
  by_user integer,
  at timestamptz not null default now(),
  primary key (order_id, version)
);
comment on column orders.snapshot is 'what the order holds; what was bought is the first of its order_revisions, where there are any';
