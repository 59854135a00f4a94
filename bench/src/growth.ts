export interface Growth {
  /** Slope of the least-squares line over the whole series, relative to its median. */
  rise: number;
  /** Standard error of the slope, relative to the median. */
  error: number;
}

/** Fits a line to evenly spaced values. Comparing only the last with the first would measure momentary peaks. */
export function growthOf(values: readonly number[]): Growth {
  const steps = values.length - 1;
  const distance = (i: number): number => i - steps / 2;
  const mean = sumOf(values) / values.length;
  const spread = sumOf(values.map((_, i) => distance(i) ** 2));
  const slope = sumOf(values.map((value, i) => distance(i) * (value - mean))) / spread;
  const off = sumOf(values.map((value, i) => (value - mean - slope * distance(i)) ** 2));
  return { rise: (slope * steps) / mean, error: (Math.sqrt(off / (values.length - 2) / spread) * steps) / mean };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
