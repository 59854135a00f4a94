-- What a customer is found by in the back office: address and name.
create index users_search on users using gin (lower(email || ' ' || coalesce(name, '') || ' ' || coalesce(surname, '')) gin_trgm_ops);
