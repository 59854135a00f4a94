-- How many orders there are by state, payment and market, without reading the orders: entries of the index that are alike are kept once.
create index orders_by_states on orders (status, payment_status, lang);
