-- Takes what an order needs from stock, of each product from the fullest warehouse first, and writes it down. It may go with other statements of the
-- order in one message, as a refusal is an error with a name of its own: state VS001, whose detail is a list of [product, pieces that are there].
-- A loop over the few rows: one statement of joins costs five times as much, as a plan for all values reads the whole table.
create function take_stock(of_order bigint, products integer[], pieces integer[], why text) returns void language plpgsql as $$
declare
  short jsonb;
  missing integer;
  taken integer;
  held record;
begin
  -- In the order in which all others lock them. What waited for another order is read by the next statement as it is then.
  perform from stock s where s.product_id = any(products) and s.qty > 0 order by s.product_id, s.warehouse_id for update;
  for at in 1 .. cardinality(products) loop
    missing := pieces[at];
    for held in select s.warehouse_id, s.qty from stock s where s.product_id = products[at] and s.qty > 0 order by s.qty desc, s.warehouse_id loop
      exit when missing <= 0;
      taken := least(held.qty, missing);
      update stock set qty = qty - taken where product_id = products[at] and warehouse_id = held.warehouse_id and qty >= taken;
      -- A warehouse that got goods after the locks, and sold them since: to be tried again.
      if not found then raise exception 'stock has changed' using errcode = 'serialization_failure'; end if;
      insert into stock_movements (product_id, warehouse_id, qty, order_id, reason) values (products[at], held.warehouse_id, -taken, of_order, why);
      missing := missing - taken;
    end loop;
    if missing > 0 then
      short := coalesce(short, '[]') || jsonb_build_array(jsonb_build_array(products[at], pieces[at] - missing));
    end if;
  end loop;
  if short is not null then raise exception 'stock is short' using errcode = 'VS001', detail = short::text; end if;
end
$$;
