-- Days of a recall are days of the shop's clock, both included; null: no end on that side.
create function is_sold_within(at timestamptz, first_day date, last_day date, time_zone text) returns boolean language sql stable as $$
  select (first_day is null or (at at time zone time_zone)::date >= first_day) and (last_day is null or (at at time zone time_zone)::date <= last_day)
$$;
