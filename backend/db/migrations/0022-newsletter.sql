-- Each time somebody asked for the newsletter: who never confirmed is forgotten, the others are kept as proof of consent.
create table newsletter_asks (
  id integer generated always as identity primary key,
  -- in small letters
  email text not null,
  lang text not null,
  topics text[] not null,
  -- where: footer, landing, checkout, page
  source text not null,
  -- which words they agreed to
  text_version text not null,
  -- of 128 random bits; they stand in the mail only
  code_hash text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index newsletter_asks_email on newsletter_asks (email);

-- Who gets the newsletter, or got it once. The code in the links of their mails is a signature over the id.
create table newsletter_subscribers (
  id integer generated always as identity primary key,
  email text not null unique,
  lang text not null,
  topics text[] not null,
  -- the proof
  ask_id integer not null references newsletter_asks (id),
  subscribed_at timestamptz not null default now(),
  stopped_at timestamptz
);
create index newsletter_subscribers_ask on newsletter_subscribers (ask_id);

create table newsletters (
  id integer generated always as identity primary key,
  topic text not null,
  -- of its address: everybody gets the same one
  code text not null,
  product_ids integer[] not null default '{}',
  saved_at timestamptz not null default now(),
  -- from then on it stays as it is
  sent_at timestamptz
);

create table newsletter_texts (
  newsletter_id integer not null references newsletters (id) on delete cascade,
  lang text not null,
  subject text not null,
  -- sanitized HTML
  html text not null,
  primary key (newsletter_id, lang)
);
