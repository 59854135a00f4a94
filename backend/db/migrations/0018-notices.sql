-- Who wants to be told once when a product is back or its price falls. The address is kept until then.
create table notices (
  id bigint generated always as identity primary key,
  product_id integer not null references products on delete cascade,
  kind text not null check (kind in ('back_in_stock', 'price_drop')),
  -- the customer's, where they had an account
  user_id integer references users on delete cascade,
  -- in small letters
  email text not null,
  -- of the mail, and the market whose price is meant
  lang text not null,
  -- told at or below it; null: as soon as the price is below the one seen
  target_amount integer check (target_amount > 0),
  seen_amount integer,
  -- 128 random bits for the links of its mails
  code text not null unique,
  -- raised when another mail is due that asks to confirm
  asks integer not null default 1,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  told_at timestamptz,
  stopped_at timestamptz
);
create unique index notices_asked on notices (product_id, kind, email) where confirmed_at is null and stopped_at is null;
create unique index notices_on on notices (product_id, kind, email) where confirmed_at is not null and told_at is null and stopped_at is null;
create index notices_of_address on notices (email) where told_at is null and stopped_at is null;

-- The page where they are asked for, confirmed and stopped.
insert into routes (path, lang, controller, action, template, content_type, page_key)
select replace(path, '/cancel_order/', '/notice/'), lang, 'webshop', 'notice', 'WebshopNotice', 'webshop', 'webshop:notice'
from routes where controller = 'webshop' and action = 'cancel_order'
on conflict (path) do nothing;
