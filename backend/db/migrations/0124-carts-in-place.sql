-- Each step of a checkout writes its cart twice. With no index over what changes and room on the page PostgreSQL writes the new version beside the old one,
-- and no index with it. Carts to be reminded of are few: their time is compared row by row.
drop index carts_left_behind;
create index carts_to_remind on carts (id) where ordered_at is null and reminder_consent and reminded_at is null;
alter table carts set (fillfactor = 60);
