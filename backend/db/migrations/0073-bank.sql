-- Statements of the shop's accounts, and their entries: each once, whichever files tell of it.
create table bank_statements (
  id integer generated always as identity primary key,
  file_name text not null,
  format text not null check (format in ('camt.053', 'camt.054', 'csv')),
  -- of the file's bytes
  hash bytea not null unique,
  -- entries in the file, and those that no file had told before
  entries integer not null,
  fresh integer not null,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now()
);

create table bank_entries (
  id bigint generated always as identity primary key,
  statement_id integer not null references bank_statements on delete cascade,
  -- account, servicer's reference, amount, day, running number among equal ones
  entry_key bytea not null unique,
  account text not null,
  -- minor units; negative: went out
  amount integer not null check (amount <> 0),
  currency text not null,
  booked_on date not null,
  payer text not null,
  payer_account text not null,
  reference text not null,
  info text not null,
  -- a sum of several payments that the file does not tell apart
  is_batch boolean not null,
  -- what it is for, as far as it could be read; by hand: said by staff
  order_id bigint references orders on delete set null,
  additional_id bigint references additional_payments on delete set null,
  found_by text check (found_by in ('reference', 'text', 'name', 'hand')),
  state text not null default 'open' check (state in ('open', 'booked', 'set_aside')),
  version integer not null default 1,
  -- of a booked one: beyond what was owed, minor units, to be given back
  surplus integer not null default 0 check (surplus >= 0),
  booked_at timestamptz,
  booked_by integer references users on delete set null,
  check ((state = 'booked') = (booked_at is not null))
);
create index bank_entries_open on bank_entries (booked_on desc, id desc) where state = 'open';
create index bank_entries_by_day on bank_entries (booked_on desc, id desc);
create index bank_entries_of_order on bank_entries (order_id) where order_id is not null;
