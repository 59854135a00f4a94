-- One row a product and language: words are normalised and stemmed by the search module, so the configuration is always 'simple'.
-- A partition for each language: a search reads its own language and those it falls back to, and nothing of the others.
-- The rows are narrow (`words` lies apart and is never read), as a common word makes a search look at thousands of them.
create table search_documents (
  product_id integer not null references products on delete cascade,
  lang text not null,
  -- copied from the product
  score integer not null default 0,
  -- of the best quarter by score, so that a word with too many products still shows those; kept by refreshWords
  foremost boolean not null default false,
  -- length of the brand at the beginning of `head`
  skip smallint not null default 0,
  -- stems of the title in order, with blanks at both ends
  head text not null,
  -- A title and codes, B brand, C the category as a whole, D the category's noun
  top tsvector not null,
  -- everything, without weights
  words tsvector not null,
  primary key (product_id, lang)
) partition by list (lang);
-- These two are read while ranking, so they stay in the row and are not compressed.
alter table search_documents alter column head set storage plain, alter column top set storage plain;

do $$
declare
  language text;
begin
  foreach language in array '{si,hr,en,de,at,rs,it,ba,me,es}'::text[] loop
    execute format('create table search_documents_%1$s partition of search_documents for values in (%1$L) with (toast_tuple_target = 128)', language);
  end loop;
end $$;
-- New words wait in a list (ten times faster to write); it is short, and refreshWords empties it.
create index search_documents_top on search_documents using gin (top) with (gin_pending_list_limit = 512);
create index search_documents_words on search_documents using gin (words) with (gin_pending_list_limit = 512);
create index search_documents_foremost on search_documents using gin (top) with (gin_pending_list_limit = 512) where foremost;

-- A configurable product is found as its initial offer.
create index products_configurable on products (id) include (initial_offer_id) where type = 'configurable';

-- The vocabulary of titles, brands and categories, for typing errors and beginnings of words.
create table search_words (
  lang text not null,
  -- folded, as it is looked up
  word text not null,
  -- as people write it
  shown text not null,
  -- as it stands in documents
  stem text not null,
  documents integer not null,
  -- of a brand or category: a word that says what somebody wants
  is_name boolean not null default false,
  primary key (lang, word)
);
create index search_words_stem on search_words (stem, lang);
create index search_words_trigrams on search_words using gin (word gin_trgm_ops) where word !~ '[0-9]';
-- The most frequent words with a beginning, without reading the others.
create index search_words_1 on search_words (lang, left(word, 1), documents desc);
create index search_words_2 on search_words (lang, left(word, 2), documents desc);
create index search_words_3 on search_words (lang, left(word, 3), documents desc);
