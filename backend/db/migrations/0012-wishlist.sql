-- Wish lists of a customer or a guest's token. Each owner's first list has no title of its own: pages name it in their language.
create table wish_lists (
  id integer generated always as identity primary key,
  token_id uuid,
  user_id integer references users on delete cascade,
  title text check (char_length(title) between 1 and 60),
  -- 128 random bits: opens the list to whoever has its link; null: to nobody
  share_code text unique,
  created_at timestamptz not null default now(),
  check ((token_id is null) <> (user_id is null))
);
create unique index wish_lists_first_of_token on wish_lists (token_id) where title is null and token_id is not null;
create unique index wish_lists_first_of_user on wish_lists (user_id) where title is null and user_id is not null;
create index wish_lists_of_token on wish_lists (token_id) where token_id is not null;
create index wish_lists_of_user on wish_lists (user_id) where user_id is not null;

-- A product stands on one list of its owner at most; writers lock the owner's first list.
create table wish_items (
  id integer generated always as identity primary key,
  list_id integer not null references wish_lists on delete cascade,
  product_id integer not null references products on delete cascade,
  qty integer not null default 1 check (qty between 1 and 99),
  -- what it cost and how many there were when it was put there; in other markets the price history tells
  seen_amount integer,
  seen_market text not null,
  seen_qty integer not null,
  added_at timestamptz not null default now(),
  unique (list_id, product_id)
);

update routes set template = 'CatalogWishlist' where page_key = 'catalog:wishlist';
