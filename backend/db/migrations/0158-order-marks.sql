-- Whether something in it is for adults: a document is shown at hand-over.
alter table orders add column asks_age boolean generated always as (coalesce(snapshot -> 'age_verification' = 'true'::jsonb, false)) stored;
create index orders_asking_age on orders (created_at desc, id desc) where asks_age;
