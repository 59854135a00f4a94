-- What laws want told of a product (contract/src/law/product-law.ts), of its maker and of other sellers. One document each: it is read whole, written whole and
-- judged whole by its schema on every way in; lists take two of its parts.
alter table products add column law jsonb not null default '{}' check (jsonb_typeof(law) = 'object');
alter table manufacturers add column law jsonb not null default '{}' check (jsonb_typeof(law) = 'object');
alter table sellers add column law jsonb not null default '{}' check (jsonb_typeof(law) = 'object');
