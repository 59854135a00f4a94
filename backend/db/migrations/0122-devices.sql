-- What buyers note about what they bought: its serial number, for guarantees and recalls.
create table order_devices (
  order_id bigint not null,
  position smallint not null,
  serial_number text not null,
  updated_at timestamptz not null default now(),
  primary key (order_id, position),
  foreign key (order_id, position) references order_items on delete cascade
);

-- A claim that its buyer made, not staff.
alter table returns add column by_buyer boolean not null default false;
create index returns_by_order_and_kind on returns (order_id) where kind = 'complaint';

-- The pages of what was bought: all of the account's, and those of one order by its link.
insert into routes (path, lang, controller, action, template, content_type, page_key)
select replace(path, '/cancel_order/', '/device/'), lang, 'webshop', 'device', 'WebshopDevice', 'webshop', 'webshop:device'
from routes where controller = 'webshop' and action = 'cancel_order'
on conflict (path) do nothing;
insert into routes (path, lang, controller, action, template, content_type, page_key)
select replace(path, '/my_orders/', '/my_devices/'), lang, 'auth', 'my_devices', 'AuthMyDevices', 'auth', 'auth:my_devices'
from routes where controller = 'auth' and action = 'my_orders'
on conflict (path) do nothing;
