-- All processes learn at once that staff closed the shop for maintenance, or opened it again.
create trigger maintenance_changed after insert or update on settings for each row
  when (new.key = 'maintenance') execute function note_content_change('maintenance');
