-- What waits for people is counted every few seconds for the metrics; both stay short.
create index mails_given_up on mails (failed_at) where failed_at is not null;
create index payments_refund_due on payments (gateway) where status = 'refund_due';
