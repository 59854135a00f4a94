-- The list of payments by time: one index leads to its first page.
create index payments_by_time on payments (created_at, id);
-- Warehouses that an order took goods from, which the list of orders shows and the scope of a warehouse's staff is made of.
create index stock_movements_of_order on stock_movements (order_id) include (warehouse_id, qty) where order_id is not null;
