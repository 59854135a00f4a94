-- Ways to log in besides a password: passkeys, and providers of identity.

-- What an authenticator keeps for a user: random, so that it says nothing of them.
alter table users add column passkey_handle uuid not null default gen_random_uuid();

create table passkeys (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  -- base64url, as the authenticator named it
  credential_id text not null unique,
  public_key bytea not null,
  -- how often it was used, as it says; stays 0 where it does not count
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);

-- What an authenticator was asked to sign: good once, for a time, and for one token.
create table passkey_challenges (
  challenge text primary key,
  kind text not null check (kind in ('registration', 'login')),
  -- a session's token, where a passkey is made, and so one customer's
  token_id uuid not null,
  expires_at timestamptz not null
);

-- Whom a provider of identity calls by which subject.
create table identities (
  provider text not null,
  subject text not null,
  user_id integer not null references users on delete cascade,
  -- as the provider said, when it was tied
  email text,
  created_at timestamptz not null default now(),
  primary key (provider, subject),
  unique (user_id, provider)
);

-- Visitors on their way to a provider and back: good once, for a time, and for one token.
create table provider_logins (
  state text primary key,
  provider text not null,
  token_id uuid not null,
  -- whose account the identity is to be tied to; `null`: somebody logs in
  user_id integer references users on delete cascade,
  nonce text not null,
  code_verifier text not null,
  lang text not null,
  redirect text not null,
  expires_at timestamptz not null
);
