-- Numbers of orders tell neither how many there are nor what another one is called: nine random digits and a control digit.

-- ISO 7064, MOD 11,10: finds every wrong digit and nearly every swap.
create function control_digit(digits text) returns integer language plpgsql immutable as $$
declare
  product integer := 10;
  total integer;
begin
  for i in 1..length(digits) loop
    total := (product + substr(digits, i, 1)::integer) % 10;
    if total = 0 then total := 10; end if;
    product := (total * 2) % 11;
  end loop;
  return (11 - product) % 10;
end
$$;

-- Out of the random bits of a UUID, as random() could be foreseen. Never 0 at its start, so that it has ten digits everywhere.
create function new_order_id() returns bigint language plpgsql volatile as $$
declare
  digits text;
begin
  loop
    digits := (('x' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))::bit(48)::bigint % 900000000 + 100000000)::text;
    digits := digits || control_digit(digits);
    exit when not exists (select from orders where id = digits::bigint);
  end loop;
  return digits::bigint;
end
$$;

-- The id stands in the order's address too, so it is the number. Orders made before keep id and number: their ids rose from 1.
alter table orders alter column id drop identity, alter column id set default new_order_id();
-- Ids no longer tell which order came first.
create index orders_of_user_by_time on orders (user_id, created_at desc, id);
drop index orders_of_user;

-- What a transfer for an additional payment names: the order's number and which payment of it this is. Twelve digits are what
-- references of all countries have room for. The order is locked while one is added.
alter table additional_payments add column number text;
update additional_payments set number = (100000 + order_id)::text || lpad(id::text, 4, '0');
create function number_additional() returns trigger language plpgsql as $$
begin
  new.number := case when new.order_id < 1000000000 then new.order_id + 100000 else new.order_id end
    || lpad((1 + (select count(*) from additional_payments a where a.order_id = new.order_id))::text, 2, '0');
  return new;
end
$$;
create trigger additional_payments_number before insert on additional_payments for each row execute function number_additional();
alter table additional_payments alter column number set not null;

-- Coupons that are good once count mailboxes: what was redeemed before is written as it is looked for now.
update coupon_redemptions set customer_key =
  case when split_part(customer_key, '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(customer_key, '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(customer_key, '@', 1), '+', 1) || '@' || split_part(customer_key, '@', 2) end
  where customer_key like '%@%' and (customer_key like '%+%' or customer_key like '%@gmail.com' or customer_key like '%@googlemail.com');
