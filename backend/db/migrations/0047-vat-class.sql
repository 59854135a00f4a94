-- Products with a reduced rate of VAT name its class, such as books; what the class is taxed with stands in the markets' settings. null: the standard rate.
alter table products add column vat_class text check (vat_class ~ '^[a-z][a-z_]{0,29}$');
