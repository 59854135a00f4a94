-- Landing pages tell what a coupon gives: what staff change about it, and its last redemption, ends what caches keep of it.
-- Redemptions before the last one change nothing that is told, and orders must not wait for caches.
create trigger coupons_changed after insert or delete or update of code, kind, percent, amounts, minimums, titles, starts_at, ends_at, limit_total, user_id, active
  on coupons for each statement execute function note_content_change('coupons');

create function note_coupon_used_up() returns trigger language plpgsql as $$
begin
  insert into catalogue_changes (kind, tag) values ('content', 'coupons');
  perform pg_notify('catalogue', '');
  return null;
end $$;
create trigger coupons_used_up after update of redeemed on coupons for each row
  when ((old.redeemed >= old.limit_total) is distinct from (new.redeemed >= new.limit_total)) execute function note_coupon_used_up();
