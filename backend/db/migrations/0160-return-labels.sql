-- The label that a buyer sends goods back with: made once, mailed as often as it is asked for.
alter table returns
  add column label_carrier text,
  add column label_number text,
  add column label_pdf bytea,
  -- when it was last mailed
  add column label_sent_at timestamptz,
  add constraint returns_label_whole check ((label_pdf is null) = (label_number is null) and (label_pdf is null) = (label_sent_at is null));
