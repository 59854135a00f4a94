-- Search is answered from an index in memory (decision 0072): a document is a list of words with their places, one a line, two hexadecimal digits before
-- each: 1 title, 2 brand, 4 category, 8 its noun, 16 attribute, 32 description, 64 first of the title, 128 behind "for".
drop index search_documents_top, search_documents_words, search_documents_foremost;
alter table search_documents add column terms text not null default '';

update search_documents d set terms = (
  select string_agg(lpad(to_hex(
      case when t.weights is null then 16 else 0 end
      + case when 'A' = any(t.weights) then 1 else 0 end + case when 'B' = any(t.weights) then 2 else 0 end
      + case when 'C' = any(t.weights) then 4 else 0 end + case when 'D' = any(t.weights) then 8 else 0 end), 2, '0') || w.lexeme, e'\n')
  from unnest(d.words) w left join unnest(d.top) t on t.lexeme = w.lexeme)
where exists (select from unnest(d.words));

alter table search_documents drop column top, drop column words, drop column head, drop column skip, drop column score, drop column foremost;
