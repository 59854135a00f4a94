-- Which accessory fits which device, and questions that lead through a department: short lists of the shop's folder, read whole with the catalogue.
create table fit_rules (
  code text primary key,
  rule jsonb not null
);

create table choice_guides (
  -- code of the category that asks
  category text primary key,
  questions jsonb not null
);

-- Devices that a customer says to have, beside those bought here. What guests say stays on their device.
create table customer_devices (
  user_id integer not null references users on delete cascade,
  product_id integer not null references products on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
