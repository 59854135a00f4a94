-- Coupons that the shop made for one winner are the winner's, not the shop's own: lists and exports of its coupons leave them out.
alter table coupons add column issued boolean not null default false;
update coupons set issued = true where code ~ '^WIN-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$';
