-- Old devices that shoppers offer to the shop for a coupon.
create table trade_ins (
  id integer generated always as identity primary key,
  -- of the links in mails
  code text not null unique,
  lang text not null,
  currency text not null,
  user_id integer references users on delete set null,
  -- empty: erased
  name text not null,
  email text not null,
  phone text not null default '',
  -- where the device goes back to, one line; empty: it is collected where it was brought
  address text not null default '',
  way text not null check (way in ('shop', 'parcel')),
  -- code in the settings, and what was asked and answered in the owner's words
  device text not null,
  answers text not null,
  words jsonb not null,
  -- minor units
  offered integer not null check (offered > 0),
  counter integer check (counter > 0 and counter < offered),
  reason text,
  serial text,
  note text,
  state text not null default 'offered' check (state in ('offered', 'received', 'countered', 'paid', 'refused', 'returned', 'expired', 'cancelled')),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  received_at timestamptz,
  ended_at timestamptz,
  -- end of the time for what is awaited from the owner; null: nothing is
  until timestamptz,
  coupon_id integer unique references coupons,
  check ((state = 'paid') = (coupon_id is not null)),
  check ((state in ('paid', 'returned', 'expired', 'cancelled')) = (ended_at is not null)),
  check ((state in ('offered', 'countered')) = (until is not null)),
  check (state <> 'countered' or (counter is not null and reason is not null))
);
create index trade_ins_listed on trade_ins ((ended_at is not null), until, id desc);
create index trade_ins_by_email on trade_ins (lower(email));
create index trade_ins_of_users on trade_ins (user_id) where user_id is not null;

-- true: its worth was paid for, by a device in trade. It is a means of payment: VAT is owed on the whole price, and what was paid with it comes back as a coupon.
alter table coupons add column paid boolean not null default false;
-- what of a refunded line was paid with such a coupon, and the coupon that it came back as
alter table refund_lines add column prepaid integer not null default 0 check (prepaid >= 0);
alter table refunds add column coupon_id integer references coupons;
