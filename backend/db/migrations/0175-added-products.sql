-- An import shows what is in so far: lists change by it, pages of the other products do not.
alter table catalogue_changes drop constraint catalogue_changes_kind_check;
alter table catalogue_changes add constraint catalogue_changes_kind_check check (kind in ('product', 'stock', 'category', 'added', 'all', 'content'));
