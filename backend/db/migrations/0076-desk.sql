-- What was paid too much and sent back by hand: of an entry of a statement, once and whole.
alter table bank_entries
  add column surplus_given_at timestamptz,
  add column surplus_given_by integer references users on delete set null,
  -- of the transfer it was given by
  add column surplus_reference text,
  add constraint bank_entries_surplus_given check (surplus_given_at is null or surplus > 0);
create index bank_entries_surplus on bank_entries (id) where surplus > 0 and surplus_given_at is null;

-- What was changed in an order after its invoice has a document of its own: an invoice of what came, or a credit note of what went.
alter table documents add column revision integer not null default 0;
comment on column documents.revision is 'of a correction: version of the order''s contents that it leads to; 0: none';
alter table documents drop constraint documents_order_id_kind_refund_id_shipment_id_key;
alter table documents add constraint documents_one_each unique (order_id, kind, refund_id, shipment_id, revision);
create unique index documents_one_correction on documents (order_id, revision) where revision > 0;

-- The decision that gave the difference back; null: nothing went back. Its credit note is that of the correction.
alter table order_revisions add column refund_id bigint;

alter table document_wishes add column revision integer not null default 0;
alter table document_wishes drop constraint document_wishes_kind_order_id_refund_id_occasion_key;
alter table document_wishes add constraint document_wishes_once unique (kind, order_id, refund_id, occasion, revision);
alter table document_wishes drop constraint document_wishes_occasion_check;
alter table document_wishes add constraint document_wishes_occasion_check check (occasion in ('payment', 'shipping', 'refund', 'edit'));

create function wish_correction() returns trigger language plpgsql as $$
begin
  insert into document_wishes (kind, order_id, occasion, revision) values ('invoice', new.order_id, 'edit', new.version + 1) on conflict do nothing;
  return null;
end $$;
create trigger order_revisions_wish_correction after insert on order_revisions for each row execute function wish_correction();
