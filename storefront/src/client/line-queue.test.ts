import { describe, expect, it, vi } from 'vitest';
import { createLineQueue } from './line-queue.ts';

/** A queue on a chain of promises, and the quantities shown. */
function setUp() {
  const shown: [string, number | null][] = [];
  let last: Promise<unknown> = Promise.resolve();
  const enqueue = <T>(task: () => Promise<T>): Promise<T> => {
    const next = last.then(task);
    last = next.catch(() => undefined);
    return next;
  };
  const change = createLineQueue<string>({ enqueue, setPending: (code, qty) => shown.push([code, qty]) });
  return { change, shown };
}

describe('changes of a line', () => {
  it('are shown at once, and no longer when they are answered [S4.29]', async () => {
    const { change, shown } = setUp();
    const answer = change('p-1', 3, async (qty) => `set ${qty}`);
    expect(shown).toEqual([['p-1', 3]]);
    expect(await answer).toBe('set 3');
    await Promise.resolve();
    expect(shown).toEqual([
      ['p-1', 3],
      ['p-1', null],
    ]);
  });

  it('of quick clicks only the last that waits is sent', async () => {
    const { change } = setUp();
    const sent: number[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const send = async (qty: number) => {
      sent.push(qty);
      await answered;
      return `set ${qty}`;
    };
    const first = change('p-1', 2, send);
    await vi.waitFor(() => expect(sent).toEqual([2]));
    const others = [3, 4, 5].map((qty) => change('p-1', qty, send));
    answer();
    expect(await first).toBe('set 2');
    expect(await Promise.all(others)).toEqual(['set 5', 'set 5', 'set 5']);
    expect(sent).toEqual([2, 5]);
  });

  it('go on after one that failed', async () => {
    const { change, shown } = setUp();
    await expect(change('p-1', 2, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await change('p-2', 1, async (qty) => `set ${qty}`)).toBe('set 1');
    expect(shown).toContainEqual(['p-1', null]);
  });
});
