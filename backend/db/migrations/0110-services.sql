-- A group of settings of its own: services that are sold with products.
alter table settings_versions drop constraint settings_versions_settings_group_check;
alter table settings_versions add constraint settings_versions_settings_group_check
  check (settings_group in ('shop', 'legal', 'markets', 'delivery', 'services', 'payment', 'behaviour', 'words'));

-- A service had with a line of a cart, for each of its pieces; it goes when the line goes.
create table cart_services (
  cart_id bigint not null,
  product_id integer not null,
  service_code text not null,
  -- price of one piece as it was shown last, and where: a rise is told
  seen_amount integer,
  seen_market text,
  added_at timestamptz not null default now(),
  primary key (cart_id, product_id, service_code),
  foreign key (cart_id, product_id) references cart_items on delete cascade
);

-- A line that is a service has no product; it belongs to a line of the same order.
alter table order_items add column service_code text;
alter table order_items add column of_position smallint;
alter table order_items add constraint order_items_service check ((service_code is null) = (of_position is null) and (service_code is null or product_id is null));

-- What was put aside from a cart; it stays when the cart is ordered.
create table saved_items (
  id integer generated always as identity primary key,
  token_id uuid,
  user_id integer references users on delete cascade,
  product_id integer not null references products on delete cascade,
  qty integer not null check (qty between 1 and 999),
  services text[] not null default '{}',
  added_at timestamptz not null default now(),
  check ((token_id is null) <> (user_id is null))
);
create unique index saved_items_of_token on saved_items (token_id, product_id) where token_id is not null;
create unique index saved_items_of_user on saved_items (user_id, product_id) where user_id is not null;
create index saved_items_of_product on saved_items (product_id);
