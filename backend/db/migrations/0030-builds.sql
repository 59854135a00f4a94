-- Files of the browser builds that servers run or ran during the last day: a page of one build may ask any server for its scripts.
create table builds (
  id text primary key,
  -- paths in build_files
  files text[] not null,
  -- when a server that runs it last said so
  seen_at timestamptz not null default now()
);

-- Names hold a hash of the content, so a path never changes and builds share what is equal.
create table build_files (
  path text primary key,
  plain bytea not null,
  br bytea,
  gzip bytea
);
-- They are compressed already, or need no second time.
alter table build_files alter column plain set storage external, alter column br set storage external, alter column gzip set storage external;
