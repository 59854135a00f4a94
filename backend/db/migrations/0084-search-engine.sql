-- Versions of what is written to a search engine outside: taken before products are read, so that of two writers the one that read later wins.
create sequence search_versions;

-- How far the index behind an alias is: it takes part in no order, no page needs it. Lost, the index is built anew.
create table search_engines (
  alias text primary key,
  -- The index that the alias leads to, and the last change when it was begun.
  index_name text,
  built_from bigint not null default 0,
  -- The last change that is in it.
  applied bigint not null default 0,
  -- One process at a time builds; one that died is followed by another.
  leased_by uuid,
  leased_until timestamptz not null default '-infinity'
);
