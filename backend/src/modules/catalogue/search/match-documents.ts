import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { wholeLexeme } from './category-parts.ts';
import type { ReadQuery, Slot } from './read-query.ts';
import { allOf, anyOf, lexeme, type Query } from './tsquery.ts';

export interface Match {
  /** Configurable products as their initial offer. */
  id: number;
  /** How well it fits; see `fitness`. */
  fit: number;
}

/** What a fitting word counts. A category that is the thing itself counts more than a title that mentions it. */
const FIT = { title: 10, wholeQueryCategory: 40, category: { head: 30, other: 6 }, noun: { head: 16, other: 3 }, phraseFirst: 12, phrase: 4 };

/** `top` are titles, brands and categories; `leading` those of the best quarter of products. */
const WHERE = { leading: sql`foremost and top`, top: sql`top`, words: sql`words` };

/**
 * Documents that have all that is asked for, best first. `only`: where to look. `scan`: rows to look at at most in each language. (The inner `select` hides the words from the
 * planner, which would read the whole table for common ones.)
 */
export async function matchDocuments(
  db: Db,
  queries: readonly ReadQuery[],
  { only, scan, limit }: { only: 'leading' | 'top' | 'words'; scan: number; limit: number },
): Promise<{ matches: Match[]; full: boolean }> {
  const parts = queries.map(
    (query) =>
      sql`(select product_id, score, ${fitness(query)} as fit from search_documents where lang = ${sql.lit(query.lang)} and ${WHERE[only]} @@ (select ${tsquery(query)}::tsquery) limit ${scan}::integer)`,
  );
  const { rows } = await sql<{ found: string | null; scanned: number }>`
    with found as materialized (${sql.join(parts, sql` union all `)}),
      best as (select product_id, ${queries.length > 1 ? sql`max(fit) as fit, max(score) as score from found group by product_id` : sql`fit, score from found`} order by fit desc, score desc, product_id desc limit ${limit}::integer)
    select string_agg(coalesce(c.initial_offer_id, b.product_id) || ':' || b.fit, ' ' order by b.fit desc, b.score desc, b.product_id desc) as found, (select count(*) from found) as scanned
    from best b left join products c on c.id = b.product_id and c.type = 'configurable'`.execute(db);
  const [row] = rows;
  const matches = (row?.found ?? '')
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => {
      const colon = one.indexOf(':');
      return { id: Number(one.slice(0, colon)), fit: Number(one.slice(colon + 1)) };
    });
  return { matches, full: (row?.scanned ?? 0) >= scan };
}

/** All slots, each by one of its readings. */
export const tsquery = (query: Pick<ReadQuery, 'slots'>): Query => allOf(query.slots.map((slot) => slotQuery(slot)));

export const slotQuery = (slot: Slot, weights = ''): Query => anyOf(slot.readings.map((reading) => allOf(reading.map((word) => lexeme(word, { weights })))));

function fitness({ slots, head, phrase, stems }: ReadQuery): RawBuilder<number> {
  const has = (query: Query, points: number) => sql`case when top @@ ${query}::tsquery then ${points}::integer else 0 end`;
  const terms = slots.flatMap((slot, i) => [
    has(slotQuery(slot, 'AB'), FIT.title),
    sql`case when top @@ ${slotQuery(slot, 'C')}::tsquery then ${FIT.category[i === head ? 'head' : 'other']}::integer when top @@ ${slotQuery(slot, 'D')}::tsquery then ${FIT.noun[i === head ? 'head' : 'other']}::integer else 0 end`,
  ]);
  const whole = stems.length > 1 ? [has(lexeme(wholeLexeme(stems), { weights: 'C' }), FIT.wholeQueryCategory)] : [];
  const start = sql`case when strpos(head, ${phrase}) between 1 and skip + 1 then ${FIT.phraseFirst}::integer when strpos(head, ${phrase}) > 0 then ${FIT.phrase}::integer else 0 end`;
  return sql`(${sql.join([...terms, ...whole, start], sql` + `)})`;
}

/** Titles, brands and categories; where a word has too many, the leading products in any case. */
export async function matchTitles(db: Db, queries: readonly ReadQuery[], { scan, limit }: { scan: number; limit: number }): Promise<Match[]> {
  const titles = await matchDocuments(db, queries, { only: 'top', scan, limit });
  if (!titles.full) return titles.matches;
  const leading = await matchDocuments(db, queries, { only: 'leading', scan, limit });
  return mergeMatches([leading.matches, titles.matches], limit);
}

/** By fitness, what stands earlier first. */
export function mergeMatches(lists: readonly Match[][], limit: number): Match[] {
  const all = new Map<number, Match>();
  for (const match of lists.flat()) if (!all.has(match.id)) all.set(match.id, match);
  return [...all.values()].sort((a, b) => b.fit - a.fit).slice(0, limit);
}
