import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AdmissionQueue, createAdmissionQueue } from './admission-queue.ts';
import type { Priority } from './priorities.ts';
import { TooBusy } from './too-busy.ts';

let clock: number;
let isLate: boolean;
let isSaturated: boolean;
let queue: AdmissionQueue;
let started: string[];
let ends: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  clock = 0;
  isLate = false;
  isSaturated = false;
  started = [];
  ends = new Map();
  queue = createAdmissionQueue({ load: { isLate: () => isLate, isSaturated: () => isSaturated }, now: () => clock });
});
afterEach(() => void vi.useRealTimers());

/** Enqueues work that goes on until `end` is called with its name; gives what became of it. */
function enqueue(priority: Priority, name: string, isNeeded = () => true, mayWaitLong = true): Promise<'done' | 'refused'> {
  const work = () =>
    new Promise<void>((resolve) => {
      started.push(name);
      ends.set(name, resolve);
    });
  return queue.run(priority, work, { isNeeded, mayWaitLong }).then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      return 'refused';
    },
  );
}
const enqueueMany = (priority: Priority, count: number) => Array.from({ length: count }, (_, i) => enqueue(priority, `${priority} ${i}`));
const pass = async (ms: number): Promise<void> => {
  clock += ms;
  await vi.advanceTimersByTimeAsync(ms);
};
const end = async (name: string): Promise<void> => {
  ends.get(name)?.();
  await pass(0);
};

describe('the order of the priorities', () => {
  it('cart and checkout never wait behind browsing', async () => {
    void enqueueMany('interactive', 50);
    void enqueueMany('bulk', 50);
    void enqueue('critical', 'order');
    expect(started).toContain('order');
  });

  it('people come before crawlers, and renewals wait for both', async () => {
    void enqueueMany('interactive', 6);
    await pass(1);
    for (const priority of ['background', 'bulk', 'background', 'bulk'] as const) void enqueue(priority, `first ${priority}`);
    started.length = 0;
    void enqueue('bulk', 'bot');
    void enqueue('background', 'renewal');
    void enqueue('interactive', 'person');
    await end('interactive 0');
    expect(started).toEqual(['person']);
  });

  it('crawlers get one slot beside visitors, and all slots without visitors', async () => {
    void enqueue('interactive', 'person');
    await end('person');
    void enqueueMany('bulk', 3);
    expect(queue.stats.running.bulk).toBe(1);
    await pass(5001);
    void enqueueMany('bulk', 10);
    await end('bulk 0');
    expect(queue.stats.running.bulk).toBe(6);
  });

  it('crawlers rest twice as long as they took while people are about', async () => {
    void enqueue('interactive', 'person');
    await end('person');
    void enqueueMany('bulk', 2);
    await pass(30);
    await end('bulk 0');
    await pass(59);
    expect(started).not.toContain('bulk 1');
    await pass(1);
    expect(started).toContain('bulk 1');
  });

  it('one crawler’s page begins now and then, however many people wait', async () => {
    void enqueueMany('bulk', 1);
    await end('bulk 0');
    void enqueueMany('interactive', 40);
    void enqueue('bulk', 'bot');
    expect(started).not.toContain('bot');
    await pass(201);
    queue.tick();
    await pass(0);
    expect(started).toContain('bot');
  });
});

describe('a rejected request', () => {
  it('people at once when forty wait, and after an eighth of a second all but the first thirty', async () => {
    const outcomes = enqueueMany('interactive', 6 + 40);
    expect(queue.isFull('interactive')).toBe(true);
    expect(await enqueue('interactive', 'too late')).toBe('refused');
    await pass(121);
    expect(queue.stats).toMatchObject({ waiting: { interactive: 30 }, refused: { interactive: 1 + 10 } });
    await pass(3000);
    expect(queue.stats.waiting.interactive).toBe(0);
    for (const name of [...ends.keys()]) await end(name);
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'done')).toHaveLength(6);
  });

  it('checkout only when three hundred wait', async () => {
    const outcomes = enqueueMany('critical', 32 + 300);
    await pass(60_000);
    expect(queue.stats).toMatchObject({ running: { critical: 32 }, waiting: { critical: 300 } });
    expect(await enqueue('critical', 'one more')).toBe('refused');
    for (let i = 0; i < outcomes.length; i += 1) await end(`critical ${i}`);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
  });

  it('a client that has gone by its turn: no work is done for it', async () => {
    void enqueueMany('interactive', 6);
    const gone = enqueue('interactive', 'gone', () => false);
    const there = enqueue('interactive', 'there');
    await end('interactive 0');
    expect(await gone).toBe('refused');
    expect(started).toContain('there');
    await end('there');
    expect(await there).toBe('done');
  });
});

describe('a request with a stale page to show', () => {
  it('waits an eighth of a second for a new page and no longer, also as the first in line', async () => {
    void enqueueMany('interactive', 6);
    const outcome = enqueue('interactive', 'ended page', undefined, false);
    await pass(121);
    expect(await outcome).toBe('refused');
  });
});

describe('how many at once', () => {
  it('two while the loop is late, fewer when processor or database are full, more where only others are waited for', async () => {
    isLate = true;
    void enqueueMany('interactive', 10);
    expect(queue.stats.running.interactive).toBe(2);
    isLate = false;
    queue.tick();
    expect(queue.stats).toMatchObject({ slots: 7, running: { interactive: 7 } });
    isSaturated = true;
    queue.tick();
    expect(queue.stats.slots).toBe(4);
  });

  it('slots come back after failures', async () => {
    for (let i = 0; i < 20; i += 1) await expect(queue.run('interactive', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(queue.stats.running.interactive).toBe(0);
  });
});
