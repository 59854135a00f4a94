-- Accounts proper. Who signs up is a user at once, but no one until the address is confirmed.
alter table users
  -- `null`: comes by a provider or a passkey only
  alter column password_hash drop not null,
  add column name text,
  add column surname text,
  -- address for the checkout, as the cart's customer
  add column customer jsonb,
  add column lang text not null default 'si',
  add column confirmed_at timestamptz;
update users set confirmed_at = created_at;

-- Where a user is logged in. A session is its token's id.
create table sessions (
  token_id uuid primary key,
  user_id integer not null references users on delete cascade,
  agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index sessions_of_user on sessions (user_id, last_seen_at desc);

-- Links in mails: each is good once and for a time. Only the hash of the code is kept.
create table account_links (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('signup', 'password')),
  code_hash text not null,
  -- whom it is for; of a sign-up that is not confirmed yet there is no user
  user_id integer references users on delete cascade,
  email text not null,
  -- what a sign-up said: password_hash, name, surname, order_id
  data jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_links_of_user on account_links (user_id) where used_at is null;
