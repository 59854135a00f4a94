-- Redirect rules: how often each was followed, whether it came from a changed address, and who changed what.
alter table redirects
  add column hits bigint not null default 0,
  add column last_hit_at timestamptz,
  -- written by itself when the address of a page changed
  add column recorded boolean not null default false,
  add constraint redirects_type_check check (type in (301, 302, 307, 308));
create index redirects_new_path on redirects (new_path);

-- Rules of staff with what was there before and after; `null`: there was none.
create table redirect_changes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id integer references users (id) on delete set null,
  before jsonb,
  after jsonb
);
create index redirect_changes_at on redirect_changes (at);

-- A followed rule is counted and nothing else: that ends no cache.
create trigger redirects_changed after insert or delete or update of old_path, new_path, type, position on redirects
  for each statement execute function note_content_change('redirects');
