-- Goods that come back: announced by a withdrawal or by staff, received, inspected, settled or refused; each step can be taken back but the money.
create table returns (
  id integer generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- null: begun by staff
  withdrawal_id bigint unique references withdrawals on delete cascade,
  kind text not null check (kind in ('withdrawal', 'complaint', 'courtesy')),
  -- unconfirmed: a statement that the buyer's mailbox has not confirmed
  state text not null check (state in ('unconfirmed', 'announced', 'received', 'inspected', 'settled', 'refused')),
  version integer not null default 1,
  -- the buyer's words, or those of staff
  reason text not null default '',
  -- when the statement came
  started_at timestamptz not null default now(),
  -- last day for the refund; null: no law names one
  due_at timestamptz,
  received_at timestamptz,
  inspected_at timestamptz,
  ended_at timestamptz,
  -- kept back for goods that lost value, minor units
  deduction integer not null default 0 check (deduction >= 0),
  deduction_reason text,
  refuse_reason text,
  -- state before it was refused
  refused_from text,
  -- of the decision to give money back
  refund_id bigint,
  created_by integer references users on delete set null,
  check (deduction = 0 or deduction_reason is not null),
  check ((state = 'refused') = (refuse_reason is not null)),
  check ((state in ('settled', 'refused')) = (ended_at is not null))
);
create index returns_of_order on returns (order_id, id);
create index returns_open on returns (due_at, id) where ended_at is null;

create table return_items (
  return_id integer not null references returns on delete cascade,
  order_id bigint not null,
  position smallint not null,
  qty integer not null check (qty > 0),
  -- null: not yet
  received integer check (received between 0 and qty),
  condition text check (condition in ('new', 'opened', 'used', 'damaged', 'incomplete')),
  -- where it goes; null: not inspected
  place text check (place in ('stock', 'write_off')),
  -- on whose shelf it was put
  warehouse_id integer references warehouses on delete set null,
  primary key (return_id, position),
  foreign key (order_id, position) references order_items on delete cascade
);

create table return_photos (
  id integer generated always as identity primary key,
  return_id integer not null references returns on delete cascade,
  -- WebP, made anew of what was sent
  bytes bytea not null,
  width integer not null,
  height integer not null,
  hash bytea not null,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  unique (return_id, hash)
);

-- Pieces come back in several parts; what an order takes and gives back whole still goes once.
alter table stock_movements drop constraint if exists stock_movements_order_id_product_id_warehouse_id_reason_key;
create unique index if not exists stock_movements_once on stock_movements (order_id, product_id, warehouse_id, reason)
  where reason in ('order', 'cancel', 'expiry', 'late-payment');

-- Statements of before.
insert into returns (order_id, withdrawal_id, kind, state, reason, started_at, due_at)
select order_id, id, 'withdrawal', case when confirmed_at is null then 'unconfirmed' else 'announced' end, message, received_at, received_at + interval '14 days'
from withdrawals where not cancels or confirmed_at is null;
insert into return_items (return_id, order_id, position, qty)
select r.id, i.order_id, i.position, i.qty from returns r join withdrawal_items i on i.withdrawal_id = r.withdrawal_id;
