-- Guests by their newest order: each address, its orders by time. The address itself is included so that counting reads the index alone.
create index orders_of_guests on orders (lower(email), created_at, id) include (email, lang) where user_id is null;
