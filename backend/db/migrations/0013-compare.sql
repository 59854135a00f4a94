-- Products somebody compares: a customer's, or a guest token's. No more than four of an owner; writers lock the owner first.
create table compare_items (
  id bigint generated always as identity primary key,
  token_id uuid,
  user_id integer references users on delete cascade,
  product_id integer not null references products on delete cascade,
  -- moves to the one that takes its place, so that columns stay where they are
  position bigint not null,
  added_at timestamptz not null default now(),
  check ((token_id is null) <> (user_id is null))
);
create unique index compare_items_of_token on compare_items (token_id, product_id) where token_id is not null;
create unique index compare_items_of_user on compare_items (user_id, product_id) where user_id is not null;
