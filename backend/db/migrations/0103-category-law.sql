-- The kind of goods of a category, which laws ask for: what is imported into it is of that kind too, and the guardian judges it so.
alter table categories add column law jsonb not null default '{}' check (jsonb_typeof(law) = 'object');
-- Where all products of a category are of one kind, it is the category's.
update categories c set law = jsonb_build_object('group', k."group")
from (select category_id, min(law ->> 'group') as "group" from products where type <> 'configurable' group by category_id
  having bool_and(law ? 'group') and count(distinct law ->> 'group') = 1) k
where k.category_id = c.id;
