-- While a new version is brought out, processes of the one before still write orders, without this column: they promised 30 days.
alter table orders alter column withdrawal_days set default 30;
