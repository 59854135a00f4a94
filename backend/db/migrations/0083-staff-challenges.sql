-- What an authenticator of staff was asked to sign: good once, for a time, and for one session.
create table staff_challenges (
  challenge text primary key,
  kind text not null check (kind in ('registration', 'proof')),
  session_id integer not null references staff_sessions (id) on delete cascade,
  expires_at timestamptz not null
);
