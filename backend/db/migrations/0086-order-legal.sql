-- What a buyer was shown of the law's texts when ordering. Each wording once, by its hash; an order keeps hashes, its seller and what stood beside each price.
create table legal_texts (
  -- of title, line end, content
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  code text not null,
  lang text not null,
  title text not null,
  -- sanitized HTML
  content text not null,
  first_shown timestamptz not null default now()
);
create table order_legal_snapshots (
  order_id bigint primary key,
  market text not null,
  -- {code: sha256}
  texts jsonb not null,
  seller jsonb,
  -- [{product_id, energy, guarantee …}] as it was shown
  items jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create trigger legal_texts_append_only before update or delete on legal_texts for each row execute function refuse_change();
create trigger order_legal_snapshots_append_only before update or delete on order_legal_snapshots for each row execute function refuse_change();
