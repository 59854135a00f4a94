/** A past price in minor units, and its start in milliseconds since 1970. */
export interface PriceStep {
  amount: number;
  from: number;
}

/** Price of a product with a public coupon. */
export interface PublicOffer extends PriceStep {
  /** Milliseconds since 1970; `Infinity`: no end yet. */
  to: number;
}

export interface PriceReduction {
  /** The lowest price of the 30 days before the reduction began. */
  reference: number;
  since: number;
}

const DAY = 86_400_000;
export const WINDOW_DAYS = 30;

/**
 * The newest price as a reduction by directive 98/6 article 6a: relative to the lowest price that applied in the 30 days before it began, so that 80 → 100 → 90
 * is no reduction. `null`: no reduction. Steps may come in any order; of two with one moment the later in the list applies. A reduction ends after 30 days:
 * then it is a normal price.
 */
export function priceReductionOf(steps: readonly PriceStep[], now: number, offers: readonly PublicOffer[] = []): PriceReduction | null {
  const sorted = steps.filter((step) => step.from <= now).sort((a, b) => a.from - b.from);
  // A price replaced at the moment it began never applied.
  const past = sorted.filter((step, i) => sorted[i + 1]?.from !== step.from);
  const current = past.at(-1);
  if (!current) return null;
  const since = startOfCurrent(past);
  if (now - since > WINDOW_DAYS * DAY) return null;
  const opens = since - WINDOW_DAYS * DAY;
  const payable = [lowestBetween(past, opens, since), ...offers.filter(({ from, to }) => from < since && to > opens).map(({ amount }) => amount)];
  const reference = payable.reduce((low, one) => (one !== null && (low === null || one < low) ? one : low), null);
  return reference !== null && reference > current.amount ? { reference, since } : null;
}

/** Returns the start of the current amount; consecutive entries of one amount count as one. */
function startOfCurrent(past: readonly PriceStep[]): number {
  let i = past.length - 1;
  while (i > 0 && past[i - 1]?.amount === past[i]?.amount) i -= 1;
  return past[i]?.from ?? 0;
}

/** The lowest amount in force at any moment of [from, to), including a price set before that was still in force. */
export function lowestBetween(past: readonly PriceStep[], from: number, to: number): number | null {
  let lowest: number | null = null;
  past.forEach((step, i) => {
    const end = past[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    const inForce = step.from < to && end > from;
    if (inForce && (lowest === null || step.amount < lowest)) lowest = step.amount;
  });
  return lowest;
}

/** Whole percent of a reduction, rounded down; `null` below one. */
export function discountPercent(amount: number, reference: number | null): number | null {
  if (reference === null || reference <= amount) return null;
  return Math.floor(((reference - amount) * 100) / reference) || null;
}
