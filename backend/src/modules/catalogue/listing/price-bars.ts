/** Number of bars of the price slider. */
export const PRICE_BARS = 12;

const barOf = (amount: number, min: number, max: number): number =>
  Math.min(PRICE_BARS - 1, Math.floor(((amount - min) / Math.max(1, max - min)) * PRICE_BARS));

/** Number of products in each bar between the least and the greatest amount, in minor units. */
export function priceBars(amounts: ArrayLike<number>, min: number, max: number): number[] {
  const bars = new Array<number>(PRICE_BARS).fill(0);
  for (let n = 0; n < amounts.length; n += 1) {
    const bar = barOf(amounts[n] as number, min, max);
    bars[bar] = (bars[bar] as number) + 1;
  }
  return bars;
}

/** The least amount of each bar in minor units, and the first amount after the last bar. */
export function barBounds(min: number, max: number): number[] {
  const firstIn = (bar: number): number => {
    let amount = Math.floor(min + (bar * Math.max(1, max - min)) / PRICE_BARS);
    while (barOf(amount, min, max) < bar && amount <= max) amount += 1;
    return amount;
  };
  return [...Array.from({ length: PRICE_BARS }, (_, bar) => firstIn(bar)), max + 1];
}
