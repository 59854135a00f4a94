import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import type { FitRule } from './fit-rule.ts';

export async function selectFitRules(db: Db): Promise<FitRule[]> {
  const { rows } = await sql<{ code: string; rule: Omit<FitRule, 'code'> }>`select code, rule from fit_rules order by code`.execute(db);
  return rows.map(({ code, rule }) => ({ code, ...rule }));
}

export async function saveFitRules(db: Db, rules: readonly FitRule[]): Promise<void> {
  const rows = rules.map(({ code, ...rule }) => ({ code, rule }));
  await sql`
    insert into fit_rules (code, rule) select code, rule from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(code text, rule jsonb)
    on conflict (code) do update set rule = excluded.rule`.execute(db);
}

export const deleteFitRules = async (db: Db, codes: readonly string[]): Promise<void> =>
  void (await sql`delete from fit_rules where code = any(${[...codes]}::text[])`.execute(db));
