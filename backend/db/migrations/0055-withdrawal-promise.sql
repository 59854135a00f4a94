-- How many days a buyer may withdraw, and by whose clock they are counted, is promised with the order: settings that change later are for later orders.
-- Orders of before were promised 30 days by Central European Time.
alter table orders
  add column withdrawal_days smallint not null default 30 check (withdrawal_days >= 14),
  add column time_zone text not null default 'Europe/Ljubljana';
alter table orders alter column withdrawal_days set default 14;
