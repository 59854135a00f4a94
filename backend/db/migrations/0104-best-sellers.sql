-- What sold best, counted every night from the orders of ninety days: what a page calls a best seller is one. Variants count for what they are variants of.
create table best_sellers (
  product_id integer primary key references products on delete cascade,
  pieces integer not null check (pieces > 0),
  -- among the products of its category that were sold, 1 is the first; and how many those are, in products and in pieces
  place smallint not null,
  of_products smallint not null,
  of_pieces integer not null
);
create index products_bestseller on products (id) where 'bestseller' = any (badges);
