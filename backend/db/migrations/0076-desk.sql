-- What was paid too much and sent back by hand: of an entry of a statement, once and whole.
alter table bank_entries
  add column surplus_given_at timestamptz,
  add column surplus_given_by integer references users on delete set null,
  -- of the transfer it was given by
  add column surplus_reference text,
  add constraint bank_entries_surplus_given check (surplus_given_at is null or surplus > 0);
create index bank_entries_surplus on bank_entries (id) where surplus > 0 and surplus_given_at is null;
