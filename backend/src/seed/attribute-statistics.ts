import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

/** Number of values of each kind that an attribute has, over all imported products. */
export interface AttributeKinds {
  code: string;
  total: number;
  numbers: number;
  flags: number;
  /** Different texts, single or in lists. */
  texts: number;
}

/** Distribution of an attribute over the products of a category and below. */
export interface AttributeSpread {
  category_id: number;
  attribute_code: string;
  /** Share of the category's products that have it. */
  coverage: number;
  /** Values of which short enough to choose from. */
  values: number;
  numbers: number;
  flags: number;
  distinct: number;
  negative: boolean;
  /** Products with the most frequent value. */
  most: number;
  average_length: number;
}

const MAX_VALUE_LENGTH = 60;

/**
 * Reads the specification tables of the products in categories of the import (codes that begin with the prefix) once, counts
 * equal facts of a category together, and works on that: the table lives as long as the transaction.
 */
export async function gatherFacts(db: Db, categoryPrefix: string): Promise<void> {
  await sql`select set_config('work_mem', '64MB', true)`.execute(db);
  await sql`drop table if exists import_facts`.execute(db);
  await sql`
    create temp table import_facts on commit drop as
    select category_id, fact ->> 0 as code, jsonb_typeof(fact -> 1) as kind, fact -> 1 as value, n from (
      select p.category_id, a.fact, count(*) as n
      from products p join categories c on c.id = p.category_id and starts_with(c.code, ${sql.lit(categoryPrefix)}), jsonb_array_elements(p.attributes) as a(fact) group by 1, 2
    ) counted`.execute(db);
  await sql`analyze import_facts`.execute(db);
}

export async function selectAttributeKinds(db: Db): Promise<AttributeKinds[]> {
  const { rows } = await sql<AttributeKinds>`
    with by_value as (select code, kind, value::text as value, sum(n) as n from import_facts group by 1, 2, 3)
    select code, sum(n)::integer as total, coalesce(sum(n) filter (where kind = 'number'), 0)::integer as numbers, coalesce(sum(n) filter (where kind = 'boolean'), 0)::integer as flags,
      count(*) filter (where kind in ('string', 'array'))::integer as texts
    from by_value group by code order by code`.execute(db);
  return rows;
}

/** Attributes that at least this share of a category's products have, for every category of the import. */
export async function selectAttributeSpreads(db: Db, minCoverage: number): Promise<AttributeSpread[]> {
  const { rows } = await sql<AttributeSpread>`
    with sizes as (
      select up.id as category_id, count(*) as size from products p join categories c on c.id = p.category_id, unnest(c.path) as up(id)
      where c.id in (select distinct category_id from import_facts) group by 1
    ), leaf_coverage as (
      select category_id, code, sum(n) as n from import_facts group by 1, 2
    ), covered as (
      select up.id as category_id, l.code, sum(l.n) as n from leaf_coverage l join categories c on c.id = l.category_id, unnest(c.path) as up(id) group by 1, 2
    ), candidates as (
      select v.category_id, v.code, v.n::float8 / s.size as coverage from covered v join sizes s using (category_id) where v.n >= s.size * ${minCoverage}::float8
    ), parts as (
      select f.category_id, f.code, jsonb_typeof(e.part) as kind, e.part #>> '{}' as value, sum(f.n) as n
      from import_facts f, jsonb_array_elements(case when f.kind = 'array' then f.value else jsonb_build_array(f.value) end) as e(part)
      where f.code in (select code from candidates) group by 1, 2, 3, 4
    ), above as (
      select c.id, up.id as category_id from categories c, unnest(c.path) as up(id)
    -- Materialized: the planner takes what is counted here for a row or two, and would join every category's candidates before it looks where they stand.
    ), on_all_levels as materialized (
      select a.category_id, p.code, p.kind, p.value, sum(p.n) as n from parts p join above a on a.id = p.category_id
      where length(p.value) <= ${sql.lit(MAX_VALUE_LENGTH)} group by 1, 2, 3, 4
    ), by_value as (
      select category_id, code, k.coverage, v.kind, v.value, v.n from candidates k join on_all_levels v using (category_id, code)
    )
    select category_id, code as attribute_code, coverage, sum(n)::integer as values, coalesce(sum(n) filter (where kind = 'number'), 0)::integer as numbers,
      coalesce(sum(n) filter (where kind = 'boolean'), 0)::integer as flags, count(*)::integer as distinct, bool_or(kind = 'number' and value like '-%') as negative,
      max(n)::integer as most, (sum(length(value) * n) / sum(n))::float8 as average_length
    from by_value group by 1, 2, 3 order by 1, 2`.execute(db);
  return rows;
}
