-- Recalls and safety warnings (regulation 2023/988, articles 35 to 37). A recall is amended by its number and ends; it is never deleted.
create table recalls (
  id integer generated always as identity primary key,
  number text not null unique,
  kind text not null check (kind in ('recall', 'warning')),
  -- of the pieces concerned, as they are marked; null: all pieces
  batches text,
  sold_from date,
  sold_to date,
  -- {lang: text}: what can happen, what to do besides not using it any more
  hazards jsonb not null,
  advice jsonb not null,
  remedies text[] not null,
  phone text,
  email text not null,
  url text,
  -- notice in the Union's Safety Gate
  safety_gate text,
  published_at timestamptz not null default now(),
  ended_at timestamptz,
  -- null: buyers are still to be written to
  mailed_at timestamptz
);
create index recalls_to_mail on recalls (id) where mailed_at is null;

create table recall_products (
  recall_id integer not null references recalls,
  -- as it was when recalled: what names it when it has left the shop
  code text not null,
  title text not null,
  product_id integer references products on delete set null,
  -- products.status before, or what was written since; it comes back when the recall ends
  status smallint not null,
  primary key (recall_id, code)
);
create index recall_products_of_product on recall_products (product_id);

-- Buyers who were written to, by the hash of their mailbox: one mail each, and the evidence of it.
create table recall_mails (
  recall_id integer not null references recalls,
  mailbox text not null,
  order_id bigint not null,
  queued_at timestamptz not null default now(),
  primary key (recall_id, mailbox)
);
create trigger recalls_stay before delete on recalls for each row execute function refuse_change();
create trigger recall_mails_append_only before update or delete on recall_mails for each row execute function refuse_change();
create trigger recalls_changed after insert or update on recalls for each statement execute function note_content_change('recalls');

create function is_recalled(product integer) returns boolean language sql stable as $$
  select exists (select from recall_products p join recalls r on r.id = p.recall_id where p.product_id = product and r.kind = 'recall' and r.ended_at is null)
$$;

-- What is recalled cannot be put on sale by a load or by staff: its status waits in the recall.
create function keep_off_sale() returns trigger language plpgsql as $$
begin
  if new.status = 3 or not is_recalled(new.id) then return new; end if;
  update recall_products p set status = new.status from recalls r where r.id = p.recall_id and p.product_id = new.id and r.ended_at is null;
  new.status := 3;
  return new;
end $$;
create trigger products_recalled before update of status on products for each row execute function keep_off_sale();

-- What people report as unsafe or unlawful (regulation 2022/2065, articles 16, 17 and 20).
create table content_reports (
  id bigint generated always as identity primary key,
  -- of the link to it: 128 random bits
  code text not null unique,
  subject text not null check (subject in ('product', 'review', 'seller', 'page')),
  -- what of the subject, and the address it was seen at
  subject_id integer,
  address text not null,
  ground text not null,
  message text not null,
  -- may be left out where the law allows it
  name text,
  email text,
  lang text not null,
  received_at timestamptz not null default now(),
  decision text check (decision in ('none', 'removed')),
  -- the provision of law or the rule of the shop that was applied
  basis text,
  statement text,
  decided_by integer references users on delete set null,
  decided_at timestamptz,
  appeal text,
  appealed_at timestamptz,
  appeal_decision text check (appeal_decision in ('upheld', 'reversed')),
  appeal_statement text,
  appeal_decided_by integer references users on delete set null,
  appeal_decided_at timestamptz,
  check ((decision is null) = (decided_at is null) and (decision is null or (basis is not null and statement is not null)))
);
create index content_reports_open on content_reports (id) where decided_at is null or (appealed_at is not null and appeal_decided_at is null);
