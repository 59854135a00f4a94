import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import { codeKey } from './code-key.ts';
import { SHOWN } from '../visibility/visibility.ts';

/** A product that a code may identify. */
export interface CodeMatch {
  id: number;
  type: 'simple' | 'configurable' | 'variant';
  parent_id: number | null;
  /** True if sold in the language's market. */
  is_sold: boolean;
}

/** Limit of products per part number; a text shared by more is a word (`Black`), not a part number. */
const SHARED = 20;

interface MatchRow extends CodeMatch {
  place: number;
  rank: number;
}

/**
 * Returns for each code the public products it may identify. The shop's own code takes precedence over all others; EANs, part numbers and `shopping_cart_code`s
 * rank equally.
 */
export async function matchCodes(db: Db, codes: readonly string[], lang: LanguageCode): Promise<CodeMatch[][]> {
  const requested = codes.map((text, place) => ({ place, text: text.trim(), key: codeKey(text), id: Number(/^p-(\d{1,9})$/i.exec(text.trim())?.[1] ?? 0) }));
  const { rows } = await sql<MatchRow>`
    select w.place, m.id, m.rank, m.type, m.parent_id, m.status <> 3 and (m.type = 'configurable' or exists (
      select from prices pr where pr.product_id = m.id and pr.market = ${lang})) as is_sold
    from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) as w(place integer, text text, key text, id integer)
    cross join lateral (
      select p.id, p.type, p.parent_id, p.status, case when p.code = w.text then 0 when c.kind = 'code' then 1 else 2 end as rank
      from product_codes c join products p on p.id = c.product_id where c.code_key = w.key and ${SHOWN}
      union
      select p.id, p.type, p.parent_id, p.status, 2 from products p where p.id = w.id and ${SHOWN}
      order by rank, id limit ${SHARED + 1}::integer) m
    order by w.place, m.rank, m.id`.execute(db);
  const byPlace = Map.groupBy(rows, (row) => row.place);
  return codes.map((_, place) => narrow(byPlace.get(place) ?? []));
}

/**
 * Drops the less likely matches: other numbers if a code matches, discontinued products if a current one matches, a configurable product if its variant
 * matches.
 */
function narrow(rows: MatchRow[]): CodeMatch[] {
  const best = Math.min(...rows.map((row) => row.rank));
  const ranked = rows.filter((row) => row.rank === best);
  if (ranked.length > SHARED) return [];
  const unique = [...new Map(ranked.map((row) => [row.id, row])).values()];
  const sold = unique.filter((row) => row.is_sold);
  const likely = sold.length > 0 ? sold : unique;
  return likely.filter((row) => row.type !== 'configurable' || !likely.some((other) => other.parent_id === row.id));
}

/** Public variants by the id of their configurable product. */
export async function selectVariantsOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, number[]>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ parent_id: number; ids: number[] }>`
    select p.parent_id, array_agg(p.id order by p.id) as ids from products p
    where p.parent_id = any(${ids}::integer[]) and p.status <> 3 and ${SHOWN} group by p.parent_id`.execute(db);
  return new Map(rows.map((row) => [row.parent_id, row.ids]));
}
