-- Documents that a fiscal register has to know: one row a document, written with it. What a register accepted is never changed.
create table fiscal_deliveries (
  document_id bigint primary key references documents,
  -- row of the rule table that asked for it, and whose register that is
  rule text not null,
  register text not null,
  legal_entity text not null,
  -- as the register counts: sequence, premise, device; null: the seller names no premise and device yet
  number text,
  -- what the register is told, as it was when the document was issued; null as above
  facts jsonb,
  -- made by the seller with its own key before it asks; null: this register wants none
  protective_code text,
  -- end of the time that the law gives
  due_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  -- given by the register
  identifier text,
  verify_url text,
  -- its answer as it was signed
  receipt text,
  accepted_at timestamptz,
  -- the register was told that this is not the first try
  is_subsequent boolean not null default false,
  -- accepted after the time that the law gives
  is_overdue boolean not null default false,
  attempts integer not null default 0,
  next_at timestamptz not null default now(),
  -- of a register to try things out with
  is_sandbox boolean not null default false,
  -- being sent until then at most; null: free
  claimed_until timestamptz,
  problem text,
  check ((state = 'accepted') = (identifier is not null and receipt is not null and accepted_at is not null)),
  unique (register, identifier)
);
create index fiscal_deliveries_open on fiscal_deliveries (document_id) where state <> 'accepted';

create function keep_fiscal_delivery() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state = 'accepted'
    or (new.document_id, new.rule, new.register, new.legal_entity, new.due_at) is distinct from (old.document_id, old.rule, old.register, old.legal_entity, old.due_at)
    or (old.facts is not null and (new.number, new.facts) is distinct from (old.number, old.facts))
    or (old.protective_code is not null and new.protective_code is distinct from old.protective_code) then
    raise exception 'a fiscal delivery is not changed';
  end if;
  return new;
end $$;
create trigger fiscal_deliveries_kept before update or delete on fiscal_deliveries for each row execute function keep_fiscal_delivery();

-- Every answer, also those that came too late or said something else.
create table fiscal_attempts (
  id bigint generated always as identity primary key,
  document_id bigint not null references fiscal_deliveries,
  at timestamptz not null,
  outcome text not null,
  detail text not null
);
create index fiscal_attempts_document on fiscal_attempts (document_id);
create trigger fiscal_attempts_append_only before update or delete on fiscal_attempts for each row execute function refuse_change();
