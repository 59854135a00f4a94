import { sql } from 'kysely';
import type { Db } from '../../../../db/index.ts';

export interface EngineState {
  index_name: string | null;
  built_from: number;
  applied: number;
}

/** Returns a version higher than all earlier ones. */
export async function takeVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select nextval('search_versions') as version`.execute(db);
  return (rows[0] as { version: number }).version;
}

export async function selectEngineState(db: Db, alias: string): Promise<EngineState> {
  const { rows } = await sql<EngineState>`select index_name, built_from, applied from search_engines where alias = ${alias}`.execute(db);
  return rows[0] ?? { index_name: null, built_from: 0, applied: 0 };
}

/** Acquires or renews the lease to build an index, for `seconds` from now; false: another process holds it. */
export async function lease(db: Db, { alias, by, seconds }: { alias: string; by: string; seconds: number }): Promise<boolean> {
  const { rows } = await sql`
    insert into search_engines as e (alias, leased_by, leased_until) values (${alias}, ${by}::uuid, now() + make_interval(secs => ${seconds}))
    on conflict (alias) do update set leased_by = excluded.leased_by, leased_until = excluded.leased_until
      where e.leased_until < now() or e.leased_by = ${by}::uuid returning alias`.execute(db);
  return rows.length === 1;
}

export async function endLease(db: Db, { alias, by }: { alias: string; by: string }): Promise<void> {
  await sql`update search_engines set leased_until = '-infinity' where alias = ${alias} and leased_by = ${by}::uuid`.execute(db);
}

export async function saveBuilt(db: Db, { alias, index, from }: { alias: string; index: string; from: number }): Promise<void> {
  await sql`update search_engines set index_name = ${index}, built_from = ${from}::bigint, applied = ${from}::bigint where alias = ${alias}`.execute(db);
}

export async function saveApplied(db: Db, { alias, applied }: { alias: string; applied: number }): Promise<void> {
  await sql`update search_engines set applied = ${applied}::bigint where alias = ${alias} and applied < ${applied}::bigint`.execute(db);
}

/** Id of the last change that was deleted from the change log; 0: none. */
export async function selectLastTrimmed(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce((select min(id) - 1 from catalogue_changes), (select last_value from catalogue_changes_id_seq where is_called), 0) as last`.execute(db);
  return rows[0]?.last ?? 0;
}

export interface ScoreScale {
  /** Scores at equal steps of rank, the lowest first. */
  steps: number[];
  /** Share of the products available now. */
  available: number;
}

/** Returns the percentiles of product scores, which place a product approximately without sorting. */
export async function selectScoreScale(db: Db): Promise<ScoreScale> {
  const { rows } = await sql<ScoreScale>`
    select coalesce(percentile_disc(array(select n / 100.0 from generate_series(0, 100) n)) within group (order by p.score), '{}') as steps,
      coalesce(avg((p.status = 2 or p.status = 1 and exists (select from stock s where s.product_id = coalesce(p.initial_offer_id, p.id) and s.qty > 0))::integer), 0)::float as available
    from products p where p.type <> 'variant'`.execute(db);
  return rows[0] ?? { steps: [], available: 0 };
}

/** Invalidates the caches of all processes that depend on the catalogue, without a reload. */
export async function noteNewIndex(db: Db): Promise<void> {
  await sql`with noted as (insert into catalogue_changes (kind, tag) values ('content', 'catalogue') returning 1) select pg_notify('catalogue', '') from noted`.execute(
    db,
  );
}

export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from products where type <> 'variant'`.execute(db);
  return rows[0]?.count ?? 0;
}
