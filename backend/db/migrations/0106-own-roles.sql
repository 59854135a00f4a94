-- Roles of the shop's own: named by whoever composes them, changed by version, bound to places wherever they are given.
alter table staff_roles
  add column title text check (title <> ''),
  -- null: everywhere; a grant may be narrower, never wider
  add column markets text[],
  add column warehouses integer[],
  add column languages text[],
  add column version integer not null default 0,
  -- given up; grants of the past still name it
  add column ended_at timestamptz;
