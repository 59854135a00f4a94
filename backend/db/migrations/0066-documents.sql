-- Invoices, credit notes and packing slips. What was issued is kept as data and never made anew.

-- One row a series and year, locked by whoever issues until their transaction ends: so no number is left out and none is given twice.
create table document_series (
  series text not null,
  year integer not null,
  last integer not null check (last > 0),
  primary key (series, year)
);

create table documents (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note', 'packing_slip')),
  -- kept also when its order is gone
  order_id bigint not null,
  -- of a credit note: the decision that gave money back; 0: none
  refund_id bigint not null default 0,
  -- of a packing slip: the parcel; 0: the whole order
  shipment_id bigint not null default 0,
  series text not null,
  year integer not null,
  sequence integer not null check (sequence > 0),
  number text not null,
  lang text not null,
  legal_entity text not null,
  -- minor units; of a credit note what goes back, positive
  total integer not null,
  currency text not null,
  -- all that stands on it
  data jsonb not null,
  issued_at timestamptz not null,
  -- null: issued by the shop itself
  issued_by integer,
  unique (series, year, sequence),
  unique (series, number),
  -- an order has one invoice, a refund one credit note, a parcel one slip
  unique (order_id, kind, refund_id, shipment_id)
);
create trigger documents_append_only before update or delete on documents for each row execute function refuse_change();
create trigger documents_no_truncate before truncate on documents for each statement execute function refuse_change();

-- Its drawing as it was first sent.
create table document_files (
  document_id bigint primary key references documents,
  bytes bytea not null
);
create trigger document_files_append_only before update or delete on document_files for each row execute function refuse_change();

-- What is to be issued by the shop itself, written by the transaction that made it due. Numbers are given outside of that one, so that payments and parcels
-- never wait for each other's numbers.
create table document_wishes (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note')),
  order_id bigint not null,
  refund_id bigint not null default 0,
  -- what made it due: payment or shipping; a refund
  occasion text not null check (occasion in ('payment', 'shipping', 'refund')),
  created_at timestamptz not null default now(),
  tries integer not null default 0,
  tried_at timestamptz,
  problem text,
  -- issued, or not needed
  done_at timestamptz,
  unique (kind, order_id, refund_id, occasion)
);
create index document_wishes_open on document_wishes (id) where done_at is null;

create function wish_invoice() returns trigger language plpgsql as $$
begin
  if new.payment_status = 'paid' and (tg_op = 'INSERT' or old.payment_status is distinct from 'paid') then
    insert into document_wishes (kind, order_id, occasion) values ('invoice', new.id, 'payment') on conflict do nothing;
  end if;
  if new.status in ('shipped', 'delivered') and (tg_op = 'INSERT' or old.status not in ('shipped', 'delivered')) then
    insert into document_wishes (kind, order_id, occasion) values ('invoice', new.id, 'shipping') on conflict do nothing;
  end if;
  return null;
end $$;
create trigger orders_wish_invoice after update of status, payment_status on orders for each row execute function wish_invoice();

-- Of the order that the payment is for, directly or by an additional payment.
create function wish_credit_note() returns trigger language plpgsql as $$
begin
  insert into document_wishes (kind, order_id, refund_id, occasion)
  select 'credit_note', coalesce(a.order_id, substr(p.reference, 7)::bigint), new.decision_id, 'refund'
  from payments p left join additional_payments a on p.reference = 'additional-' || a.id
  where p.id = new.payment_id and (a.id is not null or p.reference ~ '^order-\d{1,15}$')
  on conflict do nothing;
  return null;
end $$;
create trigger refunds_wish_credit_note after insert on refunds for each row execute function wish_credit_note();
