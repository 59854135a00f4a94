-- One log of everything that staff change: what became of which field, who did it and why. Never changed or deleted.
create table changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- null: a job or a command
  user_id integer,
  session_id integer,
  kind text not null check (kind <> ''),
  subject_id text not null check (subject_id <> ''),
  -- of the thing after it; 0: the thing has none
  version integer not null check (version >= 0),
  action text not null check (action <> ''),
  -- [{path, before, after}]; a field that was not there has no such side
  paths jsonb not null,
  -- screen, undo:12, import:3 …
  cause text not null check (cause <> '')
);
create index changes_of_thing on changes (kind, subject_id, version, id);
create index changes_by_time on changes (at desc, id desc);
create index changes_of_user on changes (user_id, id desc) where user_id is not null;
create index changes_undone on changes (cause) where cause like 'undo:%';
create trigger changes_append_only before update or delete on changes for each row execute function refuse_change();
create trigger changes_no_truncate before truncate on changes for each statement execute function refuse_change();

-- What staff write beside an order; what was bought stays as it was.
create table order_desks (
  order_id bigint primary key references orders on delete cascade,
  version integer not null default 1,
  -- for staff
  note text,
  -- for whoever packs it
  packing_note text,
  -- whose it is
  assigned_to integer references users on delete set null
);
