-- A notice may also be about words that found nothing: told once, when there are products for them.
alter table notices alter column product_id drop not null;
alter table notices add column q text;
alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('back_in_stock', 'price_drop', 'found'));
alter table notices add constraint notices_subject_check check ((kind = 'found') = (q is not null) and (kind = 'found') = (product_id is null));
create unique index notices_asked_words on notices (lang, q, email) where kind = 'found' and confirmed_at is null and stopped_at is null;
create unique index notices_on_words on notices (lang, q, email) where kind = 'found' and confirmed_at is not null and told_at is null and stopped_at is null;
