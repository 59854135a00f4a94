-- Notes about buyers without an account hang on their address; the customer's page shows them once the address has an account.
alter table customer_notes alter column user_id drop not null;
alter table customer_notes add column email text check (email = lower(email));
alter table customer_notes add constraint customer_notes_of_one check (num_nonnulls(user_id, email) = 1);
create index customer_notes_of_email on customer_notes (email, id desc) where email is not null;
create index mails_of_recipient on mails (lower(recipient), id desc);
