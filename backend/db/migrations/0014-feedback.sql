-- What buyers write about products. Words wait for staff, stars of buyers count at once.
alter table comments
  -- who wrote it: 'user:12', 'mail:…' the hash of the address of a guest's order, 'token:…'; null: came with the catalogue
  add column person text,
  add column user_id integer references users on delete cascade,
  -- whoever wrote it had bought the product here
  add column verified boolean not null default false,
  -- why staff refused it; null and not approved: waiting
  add column refusal text,
  add column answer text,
  add column answered_at timestamptz,
  add constraint comments_one_state check (not approved or refusal is null);
create unique index comments_one_each on comments (product_id, person) where person is not null;
create index comments_waiting on comments (created_at, id) where not approved and refusal is null;
create index comments_of_user on comments (user_id, created_at desc) where user_id is not null;

-- What was done to a comment, by whom and when. Only added to.
create table comment_events (
  id bigint generated always as identity primary key,
  comment_id integer not null references comments on delete cascade,
  kind text not null check (kind in ('written', 'changed', 'approved', 'refused', 'answered')),
  -- null: a guest
  user_id integer references users on delete set null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
);
create index comment_events_of_comment on comment_events (comment_id, id);
create trigger comment_events_append_only before update of comment_id, kind, data, at on comment_events for each row execute function refuse_change();

-- Stars of buyers, one for each person and product.
create table ratings (
  product_id integer not null references products on delete cascade,
  person text not null,
  rate smallint not null check (rate between 1 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (product_id, person)
);

-- Votes for 5, 4, 3, 2, 1 with so many more for one of them.
create function with_votes(votes integer[], rate integer, more integer) returns integer[] language sql immutable as $$
  select array_agg(case when place = 6 - rate then greatest(number + more, 0) else number end order by place)
  from unnest(votes) with ordinality as v(number, place)
$$;
create function average_of(votes integer[]) returns numeric language sql immutable as $$
  select coalesce(round(sum(number * (6 - place))::numeric / nullif(sum(number), 0), 2), 0)
  from unnest(votes) with ordinality as v(number, place)
$$;

-- The product's score follows its ratings; what came with the catalogue stays in it.
create function count_rating() returns trigger language plpgsql as $$
begin
  if new.rate is not distinct from old.rate then return null; end if;
  update products set votes = with_votes(with_votes(votes, old.rate, -1), new.rate, 1),
    rating = average_of(with_votes(with_votes(votes, old.rate, -1), new.rate, 1))
  where id = coalesce(new.product_id, old.product_id);
  return null;
end $$;
create trigger ratings_counted after insert or update or delete on ratings for each row execute function count_rating();

-- A catalogue that is written again brings its own votes: those of our buyers are added to them.
create function add_own_votes(ids integer[]) returns void language sql as $$
  update products p set votes = own.votes, rating = average_of(own.votes)
  from (
    select p.id, array_agg(v.number + (select count(*) from ratings r where r.product_id = p.id and r.rate = 6 - v.place)::integer order by v.place) as votes
    from products p, unnest(p.votes) with ordinality as v(number, place)
    where p.id = any(ids) and exists (select from ratings r where r.product_id = p.id)
    group by p.id
  ) own
  where p.id = own.id
$$;

-- Whether a guest bought a product is asked by their token.
create index orders_of_token on orders (token_id) where token_id is not null;
create index order_items_of_product on order_items (product_id, order_id);

-- The page where reviews are read and written.
insert into routes (path, lang, controller, action, template, content_type, page_key)
select replace(path, '/cancel_order/', '/review/'), lang, 'webshop', 'review', 'WebshopReview', 'webshop', 'webshop:review'
from routes where controller = 'webshop' and action = 'cancel_order'
on conflict (path) do nothing;
