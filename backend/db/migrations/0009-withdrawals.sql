-- Pieces the buyer withdrew from, counted under the order's lock: none of them twice.
alter table order_items add column withdrawn integer not null default 0;
alter table order_items add constraint order_items_withdrawn check (withdrawn between 0 and qty);

-- Statements of withdrawal as they were confirmed.
create table withdrawals (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  name text not null,
  message text not null default '',
  -- nothing was packed: the order was cancelled by it; otherwise staff take the goods back
  cancels boolean not null,
  received_at timestamptz not null default now()
);
create index withdrawals_of_order on withdrawals (order_id, id);

create table withdrawal_items (
  withdrawal_id bigint not null references withdrawals on delete cascade,
  order_id bigint not null,
  position smallint not null,
  qty integer not null check (qty > 0),
  primary key (withdrawal_id, position),
  foreign key (order_id, position) references order_items on delete cascade
);
create index withdrawal_items_of_line on withdrawal_items (order_id, position);
