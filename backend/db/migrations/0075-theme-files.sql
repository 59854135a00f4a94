-- What files of the shop's theme are, read from their bytes when its folder was loaded.
create table theme_files (
  file text primary key check (file ~ '^theme/'),
  -- of the content: part of the address under which it is kept for long
  hash text not null,
  -- of a picture, by its header or view box; any unit
  width real check (width > 0),
  height real check (height > 0),
  -- measures of a typeface in em
  typeface jsonb
);
