-- What an order is found by: its buyer's address, name and telephone, in small letters.
alter table orders add column search_text text generated always as (
  lower(email || ' ' || coalesce(snapshot #>> '{customer,fields,name}', '') || ' ' || coalesce(snapshot #>> '{customer,fields,surname}', '')
    || ' ' || coalesce(snapshot #>> '{customer,fields,company}', '') || ' ' || regexp_replace(coalesce(snapshot #>> '{customer,fields,phone}', ''), '[^0-9]', '', 'g'))
) stored;
create index orders_search on orders using gin (search_text gin_trgm_ops);
create index orders_by_time on orders (created_at desc, id desc);
create index orders_by_state on orders (status, created_at desc, id desc);
create index orders_by_total on orders (total, id);
create index order_events_tracking on order_events (lower(data ->> 'tracking_number')) where data ->> 'tracking_number' is not null;

-- Stock moves without an order, too: counted, received, damaged.
alter table stock_movements alter column order_id drop not null;
alter table stock_movements drop constraint stock_movements_reason_check, add constraint stock_movements_reason_check
  check (reason in ('order', 'cancel', 'expiry', 'late-payment', 'count', 'received', 'damaged', 'lost', 'transfer', 'return', 'refund', 'correction', 'import')) not valid;
alter table stock_movements add column note text, add column by_user integer;
create index stock_movements_of_product on stock_movements (product_id, id desc);
