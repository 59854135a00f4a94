import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHashQueue, HashingAborted, type HashQueue, RANKS, type Rank, HashingQueueFull } from './hash-queue.ts';

/** Duration of a hash, milliseconds. */
const HASH = 100;
let queue: HashQueue<string>;
let looked: string[];
let outcomes: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  looked = [];
  outcomes = new Map();
  queue = createHashQueue(
    (name) => {
      looked.push(name);
      return new Promise((resolve) => setTimeout(() => resolve(true), HASH));
    },
    () => performance.now(),
  );
});
afterEach(() => void vi.useRealTimers());

function enqueue(name: string, rank: Rank, signal: AbortSignal | null = null): void {
  const outcome = (error: unknown): string => (error instanceof HashingQueueFull ? 'too busy' : error instanceof HashingAborted ? 'gave up' : String(error));
  void queue.enqueue<boolean>(name, { rank, signal }).then(
    () => outcomes.set(name, 'looked at'),
    (error: unknown) => outcomes.set(name, outcome(error)),
  );
}
const enqueueMany = (name: string, count: number, rank: Rank): void => {
  for (let i = 0; i < count; i += 1) enqueue(`${name} ${i}`, rank);
};
const people = (name: string): string[] => looked.filter((one) => one.startsWith(name));

describe('eight rightful logins among 130 wrong ones', () => {
  const RIGHT = Array.from({ length: 8 }, (_, i) => `right ${i}`);

  it.each([
    ['that failed before', RANKS.failing],
    ['that failed once', RANKS.mistyped],
    ['at an account where others fail', RANKS.doubtful],
  ])('%s come through in order, within five seconds', async (_what, rank) => {
    for (let i = 0; i < 130; i += 1) {
      enqueue(`wrong ${i}`, rank);
      if (i % 16 === 8) enqueue(`right ${Math.floor(i / 16)}`, RANKS.clean);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(people('right')).toEqual(RIGHT);
    for (const name of RIGHT) expect(outcomes.get(name)).toBe('looked at');
  });

  it('on known devices do so even where nothing can be said against the others', async () => {
    enqueueMany('wrong', 130, RANKS.clean);
    enqueueMany('right', 8, RANKS.known);
    await vi.advanceTimersByTimeAsync(5000);
    expect(people('right')).toEqual(RIGHT);
  });

  it('that come while unknown callers wait are served before them, as the newest', async () => {
    enqueueMany('wrong', 130, RANKS.clean);
    await vi.advanceTimersByTimeAsync(1000);
    enqueueMany('right', 8, RANKS.clean);
    // Eight turns by priority and three of the longest waiting job, each with its pause.
    await vi.advanceTimersByTimeAsync(11 * 400);
    expect(people('right').sort()).toEqual(RIGHT);
  });

  it('no job starves: every fourth turn serves the oldest', async () => {
    enqueueMany('wrong', 20, RANKS.failing);
    enqueueMany('right', 8, RANKS.clean);
    await vi.advanceTimersByTimeAsync(3000);
    // The first wrong one found an empty queue.
    expect(looked.slice(0, 9)).toEqual(['wrong 0', 'right 0', 'right 1', 'wrong 1', 'right 2', 'right 3', 'right 4', 'wrong 2', 'right 5']);
  });
});

describe('a caller that hung up', () => {
  it('leaves the queue: nothing is looked at for them', async () => {
    const gone = new AbortController();
    enqueue('first', RANKS.clean);
    for (let i = 0; i < 50; i += 1) enqueue(`gone ${i}`, RANKS.clean, gone.signal);
    enqueue('last', RANKS.clean);
    expect(queue.length).toBe(51);
    gone.abort();
    expect(queue.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(looked).toEqual(['first', 'last']);
    expect(outcomes.get('gone 0')).toBe('gave up');
    enqueue('gone already', RANKS.clean, gone.signal);
    await vi.advanceTimersByTimeAsync(1000);
    expect([looked.length, outcomes.get('gone already')]).toEqual([2, 'gave up']);
  });

  it('whose hash has begun gets its answer', async () => {
    const gone = new AbortController();
    enqueue('begun', RANKS.clean, gone.signal);
    gone.abort();
    await vi.advanceTimersByTimeAsync(HASH);
    expect(outcomes.get('begun')).toBe('looked at');
  });
});

describe('a full queue', () => {
  it('rejects jobs of equal or lower priority, and admits a higher one by dropping the newest of the lowest', async () => {
    enqueueMany('wrong', 301, RANKS.failing);
    expect([queue.length, queue.isFull(RANKS.failing), queue.isFull(RANKS.clean)]).toEqual([300, true, false]);
    enqueue('one more', RANKS.failing);
    enqueue('right', RANKS.clean);
    await vi.advanceTimersByTimeAsync(0);
    expect([outcomes.get('one more'), outcomes.get('wrong 300'), queue.length]).toEqual(['too busy', 'too busy', 300]);
  });
});

it('a failed hash rejects for its callers, and the next job is served', async () => {
  let fails = true;
  const failing = createHashQueue<string>(async () => {
    if (fails) throw new Error('no memory');
    return true;
  });
  const first = failing.enqueue('a', { rank: RANKS.clean });
  await expect(first).rejects.toThrow('no memory');
  fails = false;
  const second = failing.enqueue('b', { rank: RANKS.clean });
  await vi.advanceTimersByTimeAsync(100);
  expect(await second).toBe(true);
});
