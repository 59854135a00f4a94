-- Questions that found nothing, by day: words, language and a count, nothing of who asked.
create table search_misses (
  day date not null default current_date,
  lang text not null,
  -- folded words
  q text not null,
  times integer not null default 1,
  primary key (day, lang, q)
);
