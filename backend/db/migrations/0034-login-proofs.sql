-- When the session's owner last showed a password or a passkey; null: they came another way.
alter table sessions add column proven_at timestamptz;

-- Links that log in.
alter table account_links drop constraint account_links_kind_check;
alter table account_links add constraint account_links_kind_check check (kind in ('signup', 'password', 'login')) not valid;
