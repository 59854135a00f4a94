/** Votes for 5, 4, 3, 2 and 1 stars with their share in percent. */
export function shares(distribution: readonly number[]): { stars: number; votes: number; percent: number }[] {
  const total = distribution.reduce((sum, votes) => sum + votes, 0);
  return distribution.map((votes, i) => ({ stars: 5 - i, votes, percent: total === 0 ? 0 : Math.round((votes / total) * 1000) / 10 }));
}
