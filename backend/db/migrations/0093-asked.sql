-- What was searched for and found, by day: words and how many networks asked, nothing of who.
create table search_counts (
  day date not null default current_date,
  lang text not null,
  -- folded words, sorted
  q text not null,
  -- as they may be shown
  shown text not null,
  visitors integer not null,
  primary key (day, lang, q)
);

-- Which filters were used, by day and category.
create table filter_counts (
  day date not null default current_date,
  -- 0: lists over several categories
  category_id integer not null,
  attribute_code text not null,
  visitors integer not null,
  primary key (day, category_id, attribute_code)
);
