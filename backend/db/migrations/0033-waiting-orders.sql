-- Orders beyond the limits wait until the link of their mail is followed: they hold nothing, cannot be paid and end by themselves.
alter table orders drop constraint orders_status_check, add constraint orders_status_check
  check (status in ('waiting', 'new', 'confirmed', 'packed', 'shipped', 'delivered', 'cancelled', 'failed'));
-- 128 random bits, of an order that waits or waited: another secret than the order's own, which its maker knows
alter table orders add column confirm_code text;
-- hash of the network it came from, kept while its pieces count
alter table orders add column network text;
drop index orders_open_of_token;
create index orders_held_by_token on orders (token_id) where status in ('new', 'confirmed') and user_id is null;
create index orders_held_by_network on orders (network) where network is not null;
create index orders_waiting on orders (expires_at) where status = 'waiting';

-- A statement by number and e-mail is received at once, but ends nothing until the buyer's own mailbox or staff agree.
alter table withdrawals add column confirm_code text;
-- null: nobody but whoever knew number and e-mail has said so
alter table withdrawals add column confirmed_at timestamptz default now();
update withdrawals set confirmed_at = received_at;
create unique index withdrawals_unconfirmed on withdrawals (order_id) where confirmed_at is null;

-- Shops that are set up already get the page that the mail leads to beside the one of withdrawals.
insert into routes (path, lang, controller, action, template, content_type, content_id, slug, page_key)
select replace(path, 'webshop/withdrawal/', 'webshop/confirm_order/'), lang, controller, 'confirm_order', 'WebshopConfirmOrder', content_type, content_id, slug,
  'webshop:confirm_order'
from routes where page_key = 'webshop:withdrawal';
