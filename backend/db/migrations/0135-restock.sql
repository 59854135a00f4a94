-- Day on which a product that is out of stock is expected again; null: not known. A day that has passed says nothing.
alter table products add restock_on date;
