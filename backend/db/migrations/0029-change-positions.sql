-- The transaction that noted a change. Processes that share copies (Redis) tell by it what a copy cannot know yet: ids are no
-- clock for that, as transactions commit in another order than they take their ids.
alter table catalogue_changes add column xid xid8 not null default pg_current_xact_id();
