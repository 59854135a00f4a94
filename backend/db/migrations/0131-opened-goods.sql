-- An opened piece of a new product is a product of its own: `of` is the code of the new one, `grade` how it looks.
alter table products add column opened jsonb
  check (opened is null or (jsonb_typeof(opened -> 'of') = 'string' and opened ->> 'grade' in ('like-new', 'good', 'marked') and condition <> 'new'));
create index products_opened on products ((opened ->> 'of')) where opened is not null;

-- The page of the new product names its opened pieces, so it changes with them.
create function note_opened_change() returns trigger language plpgsql as $$
begin
  if current_setting('vitrina.quiet', true) = 'on' then return null; end if;
  insert into catalogue_changes (kind, subject_id)
    select distinct 'product', n.id from changed c join products n on n.code = c.opened ->> 'of' where c.opened is not null;
  if found then perform pg_notify('catalogue', ''); end if;
  return null;
end $$;
create trigger products_opened_inserted after insert on products referencing new table as changed for each statement execute function note_opened_change();
create trigger products_opened_updated after update on products referencing new table as changed for each statement execute function note_opened_change();
create trigger products_opened_left after update on products referencing old table as changed for each statement execute function note_opened_change();
create trigger products_opened_deleted after delete on products referencing old table as changed for each statement execute function note_opened_change();
