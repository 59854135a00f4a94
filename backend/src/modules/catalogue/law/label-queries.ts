import type { EnergyFacts } from '@vitrina/contract/law/product-law';
import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';

export interface DueLabel {
  product_id: number;
  code: string;
  energy: EnergyFacts & { eprel: string };
  label_sha256: string | null;
}

/** Days after which successfully read data are outdated. */
const FRESH_DAYS = 7;

/** Labelled products with outdated register data; failed reads are retried with exponential backoff. Without invented products, which are in no register. */
export async function selectDueLabels(db: Db, limit: number, { withInvented }: { withInvented: boolean }): Promise<DueLabel[]> {
  const { rows } = await sql<DueLabel>`
    select p.id as product_id, p.code, p.law -> 'energy' as energy, e.label_sha256
    from products p left join eprel_reads e on e.product_id = p.id and e.eprel = p.law -> 'energy' ->> 'eprel'
    where p.type <> 'configurable' and p.status <> 3 and p.law -> 'energy' ->> 'eprel' is not null
      and (${withInvented} or coalesce((p.law -> 'energy' ->> 'invented')::boolean, false) = false)
      and (e.product_id is null
        or e.failures = 0 and e.read_at < now() - make_interval(days => ${FRESH_DAYS})
        or e.failures > 0 and e.tried_at < now() - make_interval(mins => least(10 * (2 ^ e.failures)::integer, 1440)))
    order by e.tried_at nulls first, p.id limit ${limit}::integer`.execute(db);
  return rows;
}

export interface Difference {
  field: string;
  ours: string | null;
  theirs: string | null;
}

export const saveRegisterReply = (
  db: Db,
  { product_id, energy }: DueLabel,
  { sha256, differences }: { sha256: string | null; differences: readonly Difference[] },
) =>
  sql`
    insert into eprel_reads (product_id, eprel, read_at, label_sha256, differences) values (${product_id}::integer, ${energy.eprel}, now(), ${sha256}, ${JSON.stringify(differences)}::jsonb)
    on conflict (product_id) do update set eprel = excluded.eprel, read_at = now(), tried_at = now(), failures = 0, error = null,
      label_sha256 = coalesce(excluded.label_sha256, eprel_reads.label_sha256), differences = excluded.differences`.execute(db);

/** Records a failed read; the earlier data and their date remain. */
export const recordFailure = (db: Db, { product_id, energy }: DueLabel, why: string) =>
  sql`
    insert into eprel_reads (product_id, eprel, failures, error) values (${product_id}::integer, ${energy.eprel}, 1, ${why.slice(0, 300)})
    on conflict (product_id) do update set eprel = excluded.eprel, tried_at = now(), failures = least(eprel_reads.failures + 1, 30), error = excluded.error`.execute(
    db,
  );

/** Records the day on which the facts were confirmed. */
export const noteFetched = (db: Db, productId: number, day: string) =>
  sql`
    update products set law = jsonb_set(law, '{energy,fetched}', to_jsonb(${day}::text)), updated_at = now()
    where id = ${productId}::integer and law -> 'energy' ->> 'fetched' is distinct from ${day}`.execute(db);

export interface LabelDifference extends Difference {
  product_id: number;
  code: string;
  read_at: Date;
}

export async function selectLabelDifferences(db: Db): Promise<LabelDifference[]> {
  const { rows } = await sql<LabelDifference>`
    select e.product_id, p.code, e.read_at, d ->> 'field' as field, d ->> 'ours' as ours, d ->> 'theirs' as theirs
    from eprel_reads e join products p on p.id = e.product_id, jsonb_array_elements(e.differences) d where e.differences <> '[]' order by p.id`.execute(db);
  return rows;
}

/** Takes a product off sale for differences from the register; it is released when they agree. */
export const holdForRegister = (db: Db, productId: number, findings: readonly object[]) =>
  sql`
    with held as (
      insert into law_holds (product_id, findings) values (${productId}::integer, ${JSON.stringify(findings)}::jsonb)
      on conflict (product_id) do update set findings = (
        select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(law_holds.findings) f where f ->> 'rule' <> 'eprel') || excluded.findings
      returning product_id
    )
    update products p set visible = false, updated_at = now() from held where p.id = held.product_id and p.visible`.execute(db);

export const releaseFromRegister = (db: Db, productId: number) =>
  sql`
    with held as (
      select product_id, (select coalesce(jsonb_agg(f), '[]') from jsonb_array_elements(findings) f where f ->> 'rule' <> 'eprel') as rest
      from law_holds where product_id = ${productId}::integer and findings @> '[{"rule": "eprel"}]'
    ), kept as (
      update law_holds l set findings = held.rest from held where l.product_id = held.product_id and held.rest <> '[]'
    ), freed as (
      delete from law_holds l using held where l.product_id = held.product_id and held.rest = '[]' returning l.product_id
    )
    update products p set visible = true, updated_at = now() from freed where p.id = freed.product_id`.execute(db);
