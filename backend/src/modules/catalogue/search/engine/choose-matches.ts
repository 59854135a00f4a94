import { HEAD_NAMED, type Matches } from './match-segment.ts';

/** Bits of the slots and of `HEAD_NAMED`; higher bits hold other facts about a product. */
const LAST_MASK = (1 << 16) - 1;

/** Statistics of a slot in the catalogue. */
export interface SlotKnowledge {
  /** Number of products that have it; 0: unknown. */
  frequency: number;
  /** The word occurs in a title, brand or category. */
  inTitles: boolean;
  /** The word is the name of a brand or category. */
  isName: boolean;
  /** The word follows `for` or a synonym of it. */
  isAfter: boolean;
  /** A number with its unit, such as `43in`. */
  isMeasure: boolean;
}

/** Products that match at least one slot; `isResult` tells which of them count. */
export type Candidates = Pick<Matches, 'products' | 'hits'> & { isResult: (product: number) => boolean };

/**
 * The slots that results must match: all of them, or, if no product does, the best subset, with the head before its qualities and the words after `for` last.
 * At least half of the slots stay, one of them in a title; if half or fewer stay, one must be the name of a brand or category, so that nonsense beside an
 * existing word finds nothing. 0: no subset is good enough.
 */
export function chooseSlots(matches: readonly Candidates[], slots: readonly SlotKnowledge[], head: number): number {
  const all = allSlots(slots, head);
  const isSeen = new Uint8Array(1 << 16);
  const seen: number[] = [];
  for (const { products, hits, isResult } of matches)
    for (const product of products) {
      const mask = (hits[product] as number) & LAST_MASK;
      if (isSeen[mask] !== 0 || !isResult(product)) continue;
      seen.push(mask);
      isSeen[mask] = 1;
    }
  for (const mask of seen) if ((mask & all) === all) return all;
  const { worths, headNamed, isHeadName } = slotWorths(slots, head);
  const worthOf = (mask: number) => worths.reduce((sum, value, i) => sum + (mask & (1 << i) ? value : 0), mask & HEAD_NAMED && isHeadName ? headNamed : 0);
  let best = 0;
  let most = 0;
  for (const mask of seen) {
    const value = worthOf(mask);
    if (value > most && isSufficient(mask, slots)) [best, most] = [mask & all, value];
  }
  return best;
}

/** Mask of all slots. If the head is a name in this catalogue, it must match by name, not by a mention in a description. */
export const allSlots = (slots: readonly SlotKnowledge[], head: number): number => ((1 << slots.length) - 1) | (slots[head]?.isName ? HEAD_NAMED : 0);

/** Fewer products named by the head are followed by products that only mention it, if other words narrow the query. */
export const FEW = 12;

/** True if so many products match all slots that other results are not needed. */
export const isEnough = (products: number, slots: readonly SlotKnowledge[], head: number): boolean =>
  products >= (slots.length > 1 && slots[head]?.isName ? FEW : 1);

/**
 * Masks of close matches, to be tried in order: first products that only mention the head, then products that lack one of the other words, the least
 * significant word first.
 */
export function closeSlots(slots: readonly SlotKnowledge[], { head, found }: { head: number; found: number }): number[] {
  const all = allSlots(slots, head);
  const { worths } = slotWorths(slots, head);
  const others = slots.map((_, i) => i).filter((i) => i !== head);
  const fewer = others.toSorted((a, b) => (worths[a] as number) - (worths[b] as number)).map((i) => all & ~(1 << i));
  return [...(found & HEAD_NAMED ? [all & ~HEAD_NAMED] : []), ...fewer.filter((mask) => isSufficient(mask, slots))];
}

/** Returns the worth of each slot in a choice. `headNamed`: added if the head is named; `isHeadName`: whether it can be. */
export function slotWorths(slots: readonly SlotKnowledge[], head: number): { worths: number[]; headNamed: number; isHeadName: boolean } {
  return { worths: slots.map((slot, i) => worth(slot, i === head) + EARLIER / 2 ** i), headNamed: 3, isHeadName: slots[head]?.isName === true };
}

/** Bonus of earlier slots, which makes the choice among equal weights deterministic. */
const EARLIER = 1 / 32;

/** A measure narrows more than a word that is also a category name: `tv 43 inch smart` keeps the size. */
const MEASURE = 1.6;

const worth = (slot: SlotKnowledge, isHead: boolean): number =>
  (isHead ? 3 : slot.isAfter ? 0.6 : slot.isMeasure ? MEASURE : 1) + (slot.isName && !slot.isAfter ? 0.5 : 0);

function isSufficient(mask: number, slots: readonly SlotKnowledge[]): boolean {
  const included = slots.filter((_, i) => (mask & (1 << i)) !== 0);
  if (included.length === 0) return false;
  return included.some((slot) => (included.length * 2 > slots.length ? slot.inTitles : slot.isName));
}
