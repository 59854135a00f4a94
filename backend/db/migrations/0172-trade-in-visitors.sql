-- Visitor that made an offer without an account: a repeated press answers with the first offer's code to the same visitor alone.
alter table trade_ins add column token_id uuid;
