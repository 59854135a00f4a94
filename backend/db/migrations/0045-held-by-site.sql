-- Hash of the IPv6 /48 a guest's order came from, kept while its pieces count: whoever has a /48 has 65,536 networks.
alter table orders add column site text;
create index orders_held_by_site on orders (site) where site is not null;
