import type { ScoreScale } from './engine-state-queries.ts';

/** Place in the recommended order, from 1 (first) to 0 (last), estimated by the score scale. Available products come before all others. */
export function standingOf({ steps, available }: ScoreScale, row: { available: boolean; score: number }): number {
  const below = steps.filter((step) => step < row.score).length;
  const among = steps.length > 1 ? Math.min(1, below / (steps.length - 1)) : 0;
  return row.available ? 1 - available * (1 - among) : (1 - available) * among;
}
