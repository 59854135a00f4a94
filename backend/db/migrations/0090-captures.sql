-- Money that a gateway has reserved and not taken: it is collected in parts or whole, or released. Its payment is pending until all that is owed is collected.
alter table payments
  -- null: its gateway takes at once
  add column authorized_amount integer check (authorized_amount > 0),
  add column authorized_until timestamptz,
  -- collected or about to be: the sum of its captures, counted by the trigger below alone
  add column captured_amount integer not null default 0,
  -- the reservation is to be given up; asked of its gateway until it says that it is
  add column release_wanted_at timestamptz,
  add column release_asked_at timestamptz,
  add constraint payments_captured_at_most check (captured_amount between 0 and coalesce(authorized_amount, 0));
create index payments_to_release on payments (id) where status = 'pending' and release_wanted_at is not null;

alter table payment_events drop constraint payment_events_kind_check, add constraint payment_events_kind_check
  check (kind in ('pending', 'paid', 'failed', 'cancelled', 'refunded', 'part_refunded', 'authorized', 'captured', 'voided'));

create table captures (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments on delete cascade,
  -- 128 random bits: what the gateway is told to name it by
  code text not null unique,
  -- minor units
  amount integer not null check (amount > 0),
  state text not null default 'due' check (state in ('due', 'done', 'refused')),
  created_by integer,
  created_at timestamptz not null default now(),
  asked_at timestamptz,
  tries integer not null default 0,
  -- what the gateway answered last instead of taking it
  problem text,
  done_at timestamptz
);
create index captures_of_payment on captures (payment_id, id);
create index captures_due on captures (id) where state = 'due';

-- The one place that counts: no way of writing a capture takes more than is reserved. What its gateway refused is not taken.
create function count_capture() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update payments set captured_amount = captured_amount + new.amount where id = new.payment_id;
  elsif new.state = 'refused' and old.state <> 'refused' then
    update payments set captured_amount = captured_amount - new.amount where id = new.payment_id;
  end if;
  return null;
end $$;
create trigger captures_counted after insert or update of state on captures for each row execute function count_capture();
