-- What the import was told of a product besides its line's hash, so that stock, pictures and relations follow the feed and
-- nothing but the feed: what staff changed since is left alone while the feed says the same as before.
alter table import_lines
  -- {"warehouse code": pieces}; null: the feed told none, or the line was written before this was kept
  add column stock jsonb,
  -- addresses of its pictures, in order
  add column pictures text[] not null default '{}',
  -- keys of lines that go along with it, in order
  add column related text[] not null default '{}',
  -- the rules of the import that wrote its stock: before 2 stock was made up
  add column rules smallint not null default 1;
create index import_lines_key on import_lines (line_key);

-- Pictures by their address, each fetched once.
create table import_pictures (
  address text primary key,
  -- null: it could not be had; tried again by the next import
  upload_path text,
  width integer,
  height integer,
  problem text,
  tried_at timestamptz not null default now()
);

-- Steps that are to be done once the lines are in. Each goes when it is done, so that a run after one that failed goes on there.
create table import_pending_steps (step text primary key);
insert into import_pending_steps (step)
select step from unnest(array['filters', 'values', 'addresses', 'relations', 'words', 'announce']) as s(step)
where exists (select from import_runs where finished_at is null);
