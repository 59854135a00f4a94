-- A refund that would be due on a public holiday is due on the next working day of the seller's country. Null: an order from before, of which weekends alone are known.
alter table orders add column seller_country text check (seller_country ~ '^[A-Z]{2}$');
