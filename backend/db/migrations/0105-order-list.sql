-- The list of orders: what a row shows stands in columns of its own, as the whole cart of an order is large and was unpacked for its name alone.
alter table orders add column buyer_name text generated always as (
  btrim(coalesce(snapshot #>> '{customer,fields,name}', '') || ' ' || coalesce(snapshot #>> '{customer,fields,surname}', ''))
) stored;

-- A page far down is found in the index alone; only its own rows are read.
drop index orders_by_total;
create index orders_by_total on orders (total, id) include (created_at);
create index orders_by_number on orders (id) include (created_at);

-- What it is filtered by.
create index orders_by_payment on orders (payment_code, created_at desc, id desc);
create index orders_to_leave on orders ((coalesce(paid_at, created_at))) where status in ('confirmed', 'packed');
create index orders_refund_due on orders (created_at desc, id desc) where payment_status = 'refund_due';
create index order_items_by_code on order_items (lower(code), order_id);
create index coupon_redemptions_of_order on coupon_redemptions (order_id);
create index shipments_by_carrier on shipments (carrier, order_id) where carrier is not null;

-- Which columns of a list a member of staff wants to see, in their order.
create table staff_columns (
  user_id integer not null references users (id) on delete cascade,
  screen text not null check (screen ~ '^[a-z-]{1,40}$'),
  columns text[] not null check (cardinality(columns) between 1 and 40),
  primary key (user_id, screen)
);
