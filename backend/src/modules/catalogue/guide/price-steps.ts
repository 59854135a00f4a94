/**
 * Whole amounts in major units that divide prices into three ranges with about equally many products; fewer if prices differ less. `min`, `max`: minor units;
 * `bars`: products in equal intervals between them.
 */
export function priceSteps({ min, max, bars }: { min: number; max: number; bars: readonly number[] }): number[] {
  const all = bars.reduce((sum, count) => sum + count, 0);
  const width = (max - min) / bars.length;
  const steps = [1 / 3, 2 / 3].map((share) => {
    let sum = 0;
    const at = bars.findIndex((count) => {
      sum += count;
      return sum >= all * share;
    });
    return round((min + width * (at + 1)) / 100);
  });
  return [...new Set(steps)].filter((step) => step * 100 > min && step * 100 < max);
}

/** Rounds to a usual amount: 50, 200, 350. */
function round(sum: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, sum))) - 1) * 5;
  return Math.max(unit, Math.round(sum / unit) * unit);
}
