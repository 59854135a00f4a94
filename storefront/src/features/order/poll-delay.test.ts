import { expect, it } from 'vitest';
import { nextPollDelay } from './poll-delay.ts';

it('asks every 3 s, then slower, and stops after two minutes [S2.96]', () => {
  expect([0, 1_000, 29_999, 30_000, 119_999, 120_000].map(nextPollDelay)).toEqual([1_000, 3_000, 3_000, 8_000, 8_000, null]);
});
