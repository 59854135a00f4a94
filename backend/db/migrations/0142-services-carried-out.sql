-- Whether the buyer asked, before ordering, that a service begins within the period for withdrawal, knowing that the right ends once it is carried out.
alter table cart_services add column begins_early boolean not null default false;
alter table order_items add column begins_early boolean not null default false;
-- When staff said that it was fully carried out.
alter table order_items add column carried_out_at timestamptz;
alter table order_items add constraint order_items_carried_out check (service_code is not null or (not begins_early and carried_out_at is null));
