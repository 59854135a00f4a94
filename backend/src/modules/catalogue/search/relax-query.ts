import type { ReadQuery } from './read-query.ts';
import type { SlotStatistics } from './vocabulary-queries.ts';

const MAX_TRIES = 4;

/**
 * What may be asked for instead, best first, where no document has all the words: unknown words are left out, then one
 * word more. At least half of the words stay, among them one of a title; where just half stay, the name of a brand or a
 * category: nonsense beside a word that happens to exist finds nothing.
 */
export function relaxedQueries(queries: readonly ReadQuery[], knowledge: readonly SlotStatistics[]): ReadQuery[][] {
  const all = knowledge.map((_, i) => i);
  const known = all.filter((i) => knowledge[i]?.known);
  const sets = [...(known.length < all.length ? [known] : []), ...known.filter((i) => i !== queries[0]?.head).map((left) => known.filter((i) => i !== left))];
  return sets
    .filter((set) => isEnough(set, knowledge))
    .slice(0, MAX_TRIES)
    .map((set) => queries.map((query) => keep(query, set)));
}

function isEnough(set: readonly number[], knowledge: readonly SlotStatistics[]): boolean {
  const half = knowledge.length / 2;
  if (set.length === 0 || set.length < half) return false;
  return set.some((i) => (set.length > half ? knowledge[i]?.inTitles : knowledge[i]?.isName));
}

function keep(query: ReadQuery, set: readonly number[]): ReadQuery {
  const slots = set.flatMap((i) => query.slots[i] ?? []);
  const stems = slots.flatMap((slot) => slot.readings[0] ?? []);
  return { ...query, slots, stems, phrase: ` ${stems.join(' ')} `, head: Math.max(0, set.indexOf(query.head)) };
}
