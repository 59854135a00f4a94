-- What visitors chose about cookies, to be able to prove it: without token, address or anything else that names somebody.
create table consent_records (
  id bigint generated always as identity primary key,
  chosen_at timestamptz not null default now(),
  -- of the text that was read
  text_version text not null,
  categories text[] not null,
  lang text not null
);
create index consent_records_by_time on consent_records (chosen_at);
