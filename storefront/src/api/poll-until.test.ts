import { describe, expect, it } from 'vitest';
import { pollUntil } from './poll-until.ts';

/** A backend with these replies; records the delays. */
function shop(answers: (string | null)[]) {
  const pauses: number[] = [];
  const poll = () => Promise.resolve(answers.shift() ?? null);
  return {
    pauses,
    result: pollUntil(
      poll,
      (answer) => answer === 'there',
      async (ms) => void pauses.push(ms),
    ),
  };
}

describe('a write whose answer was lost', () => {
  it('is asked for every 2000 ms until the list shows it [S4.46, S4.48, S9.3]', async () => {
    const { pauses, result } = shop(['not yet', null, 'there', 'not asked']);
    expect([await result, pauses]).toEqual([true, [2000, 2000, 2000]]);
  });
  it('is given up after 5 times [S4.47, S9.2]', async () => {
    const { pauses, result } = shop(Array<string>(9).fill('not yet'));
    expect([await result, pauses.length]).toEqual([false, 5]);
  });
});
