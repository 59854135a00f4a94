-- Stock changes with each order and touches no words: told apart, they leave the search index alone.
alter table catalogue_changes drop constraint catalogue_changes_kind_check;
alter table catalogue_changes add constraint catalogue_changes_kind_check check (kind in ('product', 'stock', 'category', 'all', 'content'));

create or replace function note_product_change() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  if current_setting('vitrina.quiet', true) = 'on' then return null; end if;
  select array_agg(distinct (to_jsonb(n) ->> tg_argv[0])::integer) into ids from changed n;
  if ids is null then return null; end if;
  if cardinality(ids) > 2000 then
    insert into catalogue_changes (kind) values ('all');
  else
    insert into catalogue_changes (kind, subject_id) select case tg_table_name when 'stock' then 'stock' else 'product' end, unnest(ids);
  end if;
  perform pg_notify('catalogue', '');
  return null;
end $$;
