-- Counts an attempt and tells how many there were within `seconds`, this one included; parallel ones count one after another.
-- More than `most` are refused anyway and not written down. In one call, as floods of logins come through here.
create function count_attempt(attempt text, seconds integer, most integer) returns integer language plpgsql as $$
declare
  before integer;
begin
  perform pg_advisory_xact_lock(hashtext(attempt));
  delete from login_attempts where key = attempt and at < now() - make_interval(secs => seconds);
  select count(*) into before from login_attempts where key = attempt;
  if before < most then insert into login_attempts (key) values (attempt); end if;
  return before + 1;
end
$$;
