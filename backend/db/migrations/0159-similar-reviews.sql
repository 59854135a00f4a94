-- Which reviews are nearly the same in their words.
create index comments_alike on comments using gin (lower(message) gin_trgm_ops);
