-- Parcels of an order: what is in each, its tracking and its label. The state of the order follows them.
create table shipments (
  id integer generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- first, second … of its order
  number smallint not null check (number > 0),
  state text not null check (state in ('packed', 'shipped', 'delivered', 'cancelled')),
  -- null: its pieces come from several
  warehouse_id integer references warehouses on delete set null,
  carrier text,
  tracking_number text,
  tracking_url text,
  -- code of the carrier that a label was asked of
  label_carrier text,
  -- asked: an answer may still come
  label_state text check (label_state in ('asked', 'ready', 'failed')),
  label_asked_at timestamptz,
  label_pdf bytea,
  version integer not null default 1,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  unique (order_id, number),
  check ((label_state is null) = (label_carrier is null)),
  check (label_state is distinct from 'ready' or label_pdf is not null)
);
create index shipments_tracking on shipments (lower(tracking_number)) where tracking_number is not null;

create table shipment_items (
  shipment_id integer not null references shipments on delete cascade,
  order_id bigint not null,
  position smallint not null,
  qty integer not null check (qty > 0),
  primary key (shipment_id, position),
  foreign key (order_id, position) references order_items on delete cascade
);
create index shipment_items_of_line on shipment_items (order_id, position);

-- Orders that were packed before there were parcels: one parcel with all.
insert into shipments (order_id, number, state, created_at, shipped_at, delivered_at)
select o.id, 1, o.status,
  coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'packed'), o.created_at),
  (select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'shipped'),
  (select max(e.at) from order_events e where e.order_id = o.id and e.kind = 'delivered')
from orders o where o.status in ('packed', 'shipped', 'delivered') and exists (select from order_items i where i.order_id = o.id);
update shipments s set carrier = e.data ->> 'carrier', tracking_number = e.data ->> 'tracking_number', tracking_url = e.data ->> 'tracking_url'
from order_events e where e.order_id = s.order_id and e.kind = 'shipped';
insert into shipment_items (shipment_id, order_id, position, qty) select s.id, i.order_id, i.position, i.qty from shipments s join order_items i on i.order_id = s.order_id;

-- What somebody has to look after at an order: pieces that were not found, a refund that is due.
create table order_alerts (
  id integer generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('short_pick')),
  -- the same thing is told once: 'pick:12'
  cause text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  created_by integer references users on delete set null,
  resolved_at timestamptz,
  resolved_by integer references users on delete set null,
  unique (order_id, kind, cause)
);
create index order_alerts_open on order_alerts (created_at, id) where resolved_at is null;
