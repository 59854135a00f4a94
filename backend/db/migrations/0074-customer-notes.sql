-- What staff write about a customer; gone with the account.
create table customer_notes (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  text text not null check (text <> ''),
  created_by integer references users on delete set null,
  created_at timestamptz not null default now()
);
create index customer_notes_of_user on customer_notes (user_id, id desc);
