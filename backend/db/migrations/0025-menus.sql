-- A menu shows titles and addresses of contents: whatever changes in one that a menu names ends the menus, and with them the pages around them.
create function note_named_change() returns trigger language plpgsql as $$
declare
  one record;
begin
  if current_setting('vitrina.quiet', true) = 'on' then return null; end if;
  if tg_table_name = 'contents' then
    one := coalesce(new, old);
  else
    select kind, code into one from contents where id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> 'content_id')::integer;
  end if;
  if exists (select from menus where items @> jsonb_build_array(jsonb_build_object('kind', one.kind, 'code', one.code))) then
    insert into catalogue_changes (kind, tag) values ('content', 'menus');
    perform pg_notify('catalogue', '');
  end if;
  return null;
end $$;
create trigger contents_named after insert or update or delete on contents for each row execute function note_named_change();
create trigger content_texts_named after insert or update or delete on content_texts for each row execute function note_named_change();
