-- Lists of the office in the orders they come in.
create index refunds_given on refunds (done_at, id) where state = 'done';
create index users_listed on users (created_at, id) where not is_staff;
create index comments_decided on comments (created_at, id) where approved or refusal is not null;
-- Customers are looked for by all of their names.
drop index users_search;
create index users_search on users using gin (
  lower(email || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || coalesce(display_name, '')) gin_trgm_ops
);
