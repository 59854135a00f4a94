-- What moved since a day, and counts that found less than was expected, are looked for by staff.
create index stock_movements_by_moment on stock_movements (at, product_id);
create index stock_movements_counted_less on stock_movements (at, product_id) where reason = 'count';
-- How many pieces lie in carts.
create index cart_items_of_product on cart_items (product_id);
