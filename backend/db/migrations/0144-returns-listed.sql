-- The list of returns as it comes: open ones first, by the day their money is due.
create index returns_listed on returns ((ended_at is not null), due_at, id desc);
create index returns_by_start on returns (started_at, id);
