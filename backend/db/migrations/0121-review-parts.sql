-- What a review is made of besides its words: pros and cons, photos, translations, and whom it helped.
alter table comments
  add column pros text[] not null default '{}' check (cardinality(pros) <= 5),
  add column cons text[] not null default '{}' check (cardinality(cons) <= 5);

create table comment_photos (
  id integer generated always as identity primary key,
  comment_id integer not null references comments on delete cascade,
  -- WebP, made anew of what was sent; nothing that cameras write beside a picture
  bytes bytea not null,
  small bytea not null,
  width integer not null,
  height integer not null,
  -- of what was sent
  hash bytea not null,
  created_at timestamptz not null default now(),
  unique (comment_id, hash)
);
alter table comment_photos alter column bytes set storage external, alter column small set storage external;

-- One a person: the hash of the mailbox behind an account or an order.
create table comment_votes (
  comment_id integer not null references comments on delete cascade,
  person text not null,
  user_id integer references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (comment_id, person)
);
create index comment_votes_of_user on comment_votes (user_id) where user_id is not null;

-- Of the words as they are: changed words lose theirs.
create table comment_translations (
  comment_id integer not null references comments on delete cascade,
  lang text not null,
  message text not null,
  pros text[] not null default '{}',
  cons text[] not null default '{}',
  -- 'staff', or the name of the program that made it
  source text not null,
  created_at timestamptz not null default now(),
  primary key (comment_id, lang)
);
create function forget_translations() returns trigger language plpgsql as $$
begin
  delete from comment_translations where comment_id = new.id;
  return null;
end $$;
create trigger comments_translations after update of message, pros, cons, lang on comments for each row
  when ((old.message, old.pros, old.cons, old.lang) is distinct from (new.message, new.pros, new.cons, new.lang)) execute function forget_translations();
