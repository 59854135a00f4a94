-- Answers that staff write again and again: to reviews, questions and claims, and in letters about orders. Not of a person: names stand as {name}.
create table saved_replies (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('review', 'question', 'return', 'mail')),
  -- language it is written in
  lang text not null,
  title text not null check (title <> ''),
  -- of a letter alone
  subject text,
  text text not null check (text <> ''),
  version integer not null default 1,
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  unique (kind, lang, title),
  check ((kind = 'mail') = (subject is not null))
);
