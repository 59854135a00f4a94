-- The ledger of money that goes back, in parts or whole. A payment stays paid while part of it goes back; its states are what they were.
alter table payments
  -- what went back or is about to: the sum of its refunds, counted by the trigger below alone
  add column refunded_amount integer not null default 0,
  add constraint payments_refunded_at_most check (refunded_amount between 0 and amount);

alter table payment_events drop constraint payment_events_kind_check, add constraint payment_events_kind_check
  check (kind in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'part_refunded'));

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete cascade,
  -- 128 random bits: what the gateway is told to name it by
  code text not null unique,
  -- part: staff decided it; rest: all that was left of the payment; gateway: told by the gateway without being asked
  kind text not null check (kind in ('part', 'rest', 'gateway')),
  -- one decision may take from several payments: id of its first refund, which is its own
  decision_id bigint not null,
  amount integer not null check (amount > 0),
  currency text not null,
  -- of it, minor units: what was paid for delivery and way to pay, and what is of no line. On the first refund of a decision, for all of it.
  delivery_amount integer not null default 0,
  other_amount integer not null default 0,
  restocked boolean not null default false,
  reason text not null default '',
  state text not null default 'due' check (state in ('due', 'done')),
  -- given by transfer or in cash, as no gateway can
  by_hand boolean not null default false,
  -- null: not by a member of staff
  created_by integer,
  created_at timestamptz not null default now(),
  -- asked of its gateway
  asked_at timestamptz,
  tries integer not null default 0,
  -- what the gateway answered last instead of giving it back
  problem text,
  done_at timestamptz,
  done_by integer,
  -- of a transfer by hand
  done_reference text
);
create index refunds_of_payment on refunds (payment_id, id);
create index refunds_of_decision on refunds (decision_id);
create index refunds_due on refunds (id) where state = 'due';
create index refunds_of_staff on refunds (created_by, created_at) where created_by is not null;

create table refund_lines (
  -- the decision's
  refund_id bigint not null references refunds on delete cascade,
  order_id bigint not null references orders on delete cascade,
  position smallint not null,
  qty integer not null check (qty > 0),
  amount integer not null check (amount >= 0),
  -- pieces that went back on the shelf
  restocked integer not null default 0 check (restocked between 0 and qty),
  primary key (refund_id, position)
);
create index refund_lines_of_order on refund_lines (order_id, position);

-- What a refund says of money is never changed; its way from due to done is.
create function keep_refund() returns trigger language plpgsql as $$
begin
  if (old.payment_id, old.code, old.kind, old.amount, old.currency, old.created_at) is distinct from (new.payment_id, new.code, new.kind, new.amount, new.currency, new.created_at)
    or (old.state = 'done' and new.state <> 'done') then
    raise exception 'a refund is not changed';
  end if;
  return new;
end $$;
create trigger refunds_kept before update on refunds for each row execute function keep_refund();

-- The one place that counts: no way of writing a refund takes more than was paid.
create function count_refund() returns trigger language plpgsql as $$
begin
  update payments set refunded_amount = refunded_amount + new.amount
    where id = new.payment_id and currency = new.currency and refunded_amount + new.amount <= amount;
  if not found then
    raise exception 'refund % is more than is left of payment %', new.id, new.payment_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refunds_counted after insert on refunds for each row execute function count_refund();

-- A payment that goes back whole: what is left of it is its last refund.
create function refund_rest() returns trigger language plpgsql as $$
declare
  made bigint;
begin
  if new.status in ('refund_due', 'refunded') and new.refunded_amount < new.amount then
    made := nextval(pg_get_serial_sequence('refunds', 'id'));
    insert into refunds (id, decision_id, payment_id, code, kind, amount, currency) overriding system value
    values (made, made, new.id, replace(gen_random_uuid()::text, '-', ''), 'rest', new.amount - new.refunded_amount, new.currency);
  end if;
  if new.status = 'refunded' then
    update refunds set state = 'done', done_at = now() where payment_id = new.id and state = 'due' and kind = 'rest';
  end if;
  return null;
end $$;
create trigger payments_refund_rest after insert or update of status on payments for each row execute function refund_rest();

-- Payments of before.
insert into refunds (decision_id, payment_id, code, kind, amount, currency, state, created_at, asked_at, done_at)
  select 0, id, replace(gen_random_uuid()::text, '-', ''), 'rest', amount, currency, case status when 'refunded' then 'done' else 'due' end,
    updated_at, refund_asked_at, case status when 'refunded' then updated_at end
  from payments where status in ('refund_due', 'refunded');
update refunds set decision_id = id where decision_id = 0;

-- Pieces come back in several parts; what an order takes and gives back whole still goes once.
alter table stock_movements drop constraint if exists stock_movements_order_id_product_id_warehouse_id_reason_key;
create unique index if not exists stock_movements_once on stock_movements (order_id, product_id, warehouse_id, reason)
  where reason in ('order', 'cancel', 'expiry', 'late-payment');
