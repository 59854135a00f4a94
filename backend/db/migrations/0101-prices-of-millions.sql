-- A percentage of a price is no integer: two of them multiplied were out of range above 21 million (2.1 million dinars less ten percent), and such goods could not be priced.
create or replace function note_prices_with_coupons() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, market, audience, amount, valid_from, valid_to)
  select p.product_id, p.market, 'coupon', min(p.amount - round(p.amount * (c.percent / 100.0))), greatest(c.starts_at, now(), l.began), max(c.ends_at)
  from new_prices p cross join coupons c cross join lateral (
    select max(h.valid_from) as began from price_history h where h.product_id = p.product_id and h.market = p.market and h.audience = 'public') l
  where is_public_coupon(c) group by p.product_id, p.market, greatest(c.starts_at, now(), l.began) on conflict do nothing;
  return null;
end $$;

create or replace function note_changed_prices_with_coupons() returns trigger language plpgsql as $$
begin
  insert into price_history (product_id, market, audience, amount, valid_from, valid_to)
  select p.product_id, p.market, 'coupon', min(p.amount - round(p.amount * (c.percent / 100.0))), greatest(c.starts_at, now(), l.began), max(c.ends_at)
  from new_prices p join old_prices o using (product_id, market) cross join coupons c cross join lateral (
    select max(h.valid_from) as began from price_history h where h.product_id = p.product_id and h.market = p.market and h.audience = 'public') l
  where p.amount <> o.amount and is_public_coupon(c) group by p.product_id, p.market, greatest(c.starts_at, now(), l.began) on conflict do nothing;
  return null;
end $$;

create or replace function note_coupon_prices() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.active, old.kind, old.percent, old.user_id, old.minimums, old.limit_total, old.limit_customer, old.starts_at, old.ends_at)
      is not distinct from (new.active, new.kind, new.percent, new.user_id, new.minimums, new.limit_total, new.limit_customer, new.starts_at, new.ends_at) then
    return null;
  end if;
  if is_public_coupon(new) then
    insert into price_history (product_id, market, audience, amount, valid_from, valid_to)
    select product_id, market, 'coupon', amount - round(amount * (new.percent / 100.0)), greatest(new.starts_at, now()), new.ends_at from prices on conflict do nothing;
  elsif tg_op = 'UPDATE' and is_public_coupon(old) then
    insert into price_history (product_id, market, audience, amount, valid_from) select product_id, market, 'coupon', amount, now() from prices on conflict do nothing;
  end if;
  return null;
end $$;
