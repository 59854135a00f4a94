-- Names of warehouses and shops by language; where a language has none, the title stands.
alter table warehouses add column titles jsonb not null default '{}';
