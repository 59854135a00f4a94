-- What is taken from the shelves of one warehouse at once, for several orders.
create table picks (
  id integer generated always as identity primary key,
  warehouse_id integer not null references warehouses on delete cascade,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  -- null: still going on
  done_at timestamptz,
  done_by integer references users on delete set null
);
create index picks_open on picks (warehouse_id, id) where done_at is null;

create table pick_lines (
  pick_id integer not null references picks on delete cascade,
  id smallint not null,
  order_id bigint not null,
  position smallint not null,
  product_id integer,
  qty integer not null check (qty > 0),
  picked integer not null default 0,
  -- said to be missing
  short integer not null default 0,
  primary key (pick_id, id),
  foreign key (order_id, position) references order_items on delete cascade,
  check (picked >= 0 and short >= 0 and picked + short <= qty)
);
create index pick_lines_of_order on pick_lines (order_id, position);

-- Each scan counts once, whenever and however often a phone sends it.
create table pick_scans (
  pick_id integer not null references picks on delete cascade,
  -- made by the phone
  client_id text not null,
  ean text not null,
  qty integer not null,
  is_short boolean not null,
  -- pieces that found their place
  taken integer not null,
  -- label of what stood against it; null: nothing
  refused text,
  -- when it was scanned, by the phone's clock; null: not said
  scanned_at timestamptz,
  by_user integer references users on delete set null,
  at timestamptz not null default now(),
  primary key (pick_id, client_id)
);

-- Goods on their way from one warehouse to another.
create table stock_transfers (
  id integer generated always as identity primary key,
  from_id integer not null references warehouses on delete cascade,
  to_id integer not null references warehouses on delete cascade,
  state text not null check (state in ('sent', 'arrived', 'back')),
  note text,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  ended_by integer references users on delete set null,
  ended_at timestamptz,
  check (from_id <> to_id),
  check ((state = 'sent') = (ended_at is null))
);
create index stock_transfers_sent on stock_transfers (id) where state = 'sent';

create table stock_transfer_items (
  transfer_id integer not null references stock_transfers on delete cascade,
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty > 0),
  -- null: not there yet
  arrived integer check (arrived >= 0),
  primary key (transfer_id, product_id)
);
