import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate, type Gate, type Lane } from './admission-queue.ts';
import { TooBusy } from './too-busy.ts';

let clock: number;
let isLate: boolean;
let isFull: boolean;
let gate: Gate;
let begun: string[];
let ends: Map<string, () => void>;

beforeEach(() => {
  vi.useFakeTimers();
  clock = 0;
  isLate = false;
  isFull = false;
  begun = [];
  ends = new Map();
  gate = createGate({ pressure: { isLate: () => isLate, isFull: () => isFull }, now: () => clock });
});
afterEach(() => void vi.useRealTimers());

/** Asks for work that goes on until `end` is called with its name; gives what became of it. */
function ask(lane: Lane, name: string, isWanted = () => true, isPatient = true): Promise<'done' | 'refused'> {
  const work = () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.set(name, resolve);
    });
  return gate.run(lane, work, { isWanted, isPatient }).then(
    () => 'done',
    (error: unknown) => {
      if (!(error instanceof TooBusy)) throw error;
      return 'refused';
    },
  );
}
const askMany = (lane: Lane, count: number) => Array.from({ length: count }, (_, i) => ask(lane, `${lane} ${i}`));
const pass = async (ms: number): Promise<void> => {
  clock += ms;
  await vi.advanceTimersByTimeAsync(ms);
};
const end = async (name: string): Promise<void> => {
  ends.get(name)?.();
  await pass(0);
};

describe('the order of the lanes', () => {
  it('cart and checkout never wait behind browsing', async () => {
    void askMany('people', 50);
    void askMany('slow', 50);
    void ask('first', 'order');
    expect(begun).toContain('order');
  });

  it('people come before crawlers, and renewals wait for both', async () => {
    void askMany('people', 6);
    await pass(1);
    for (const lane of ['spare', 'slow', 'spare', 'slow'] as const) void ask(lane, `first ${lane}`);
    begun.length = 0;
    void ask('slow', 'bot');
    void ask('spare', 'renewal');
    void ask('people', 'person');
    await end('people 0');
    expect(begun).toEqual(['person']);
  });

  it('crawlers get one slot beside people and all of them when nobody else is there', async () => {
    void ask('people', 'person');
    await end('person');
    void askMany('slow', 3);
    expect(gate.figures.running.slow).toBe(1);
    await pass(5001);
    void askMany('slow', 10);
    await end('slow 0');
    expect(gate.figures.running.slow).toBe(6);
  });

  it('crawlers rest twice as long as they took while people are about', async () => {
    void ask('people', 'person');
    await end('person');
    void askMany('slow', 2);
    await pass(30);
    await end('slow 0');
    await pass(59);
    expect(begun).not.toContain('slow 1');
    await pass(1);
    expect(begun).toContain('slow 1');
  });

  it('one crawler’s page begins now and then, however many people wait', async () => {
    void askMany('slow', 1);
    await end('slow 0');
    void askMany('people', 40);
    void ask('slow', 'bot');
    expect(begun).not.toContain('bot');
    await pass(201);
    gate.look();
    await pass(0);
    expect(begun).toContain('bot');
  });
});

describe('who is sent away', () => {
  it('people at once when forty wait, and after an eighth of a second all but the first thirty', async () => {
    const outcomes = askMany('people', 6 + 40);
    expect(gate.isFull('people')).toBe(true);
    expect(await ask('people', 'too late')).toBe('refused');
    await pass(121);
    expect(gate.figures).toMatchObject({ waiting: { people: 30 }, refused: { people: 1 + 10 } });
    await pass(3000);
    expect(gate.figures.waiting.people).toBe(0);
    for (const name of [...ends.keys()]) await end(name);
    expect((await Promise.all(outcomes)).filter((outcome) => outcome === 'done')).toHaveLength(6);
  });

  it('checkout only when three hundred wait', async () => {
    const outcomes = askMany('first', 32 + 300);
    await pass(60_000);
    expect(gate.figures).toMatchObject({ running: { first: 32 }, waiting: { first: 300 } });
    expect(await ask('first', 'one more')).toBe('refused');
    for (let i = 0; i < outcomes.length; i += 1) await end(`first ${i}`);
    expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['done']));
  });

  it('whoever has gone by the time it is their turn: nothing is made for nobody', async () => {
    void askMany('people', 6);
    const gone = ask('people', 'gone', () => false);
    const there = ask('people', 'there');
    await end('people 0');
    expect(await gone).toBe('refused');
    expect(begun).toContain('there');
    await end('there');
    expect(await there).toBe('done');
  });
});

describe('who has something older to be shown', () => {
  it('waits an eighth of a second for a new page and no longer, also as the first in line', async () => {
    void askMany('people', 6);
    const outcome = ask('people', 'ended page', undefined, false);
    await pass(121);
    expect(await outcome).toBe('refused');
  });
});

describe('how many at once', () => {
  it('two while the loop is late, fewer when processor or database are full, more where only others are waited for', async () => {
    isLate = true;
    void askMany('people', 10);
    expect(gate.figures.running.people).toBe(2);
    isLate = false;
    gate.look();
    expect(gate.figures).toMatchObject({ atOnce: 7, running: { people: 7 } });
    isFull = true;
    gate.look();
    expect(gate.figures.atOnce).toBe(4);
  });

  it('slots come back after failures', async () => {
    for (let i = 0; i < 20; i += 1) await expect(gate.run('people', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(gate.figures.running.people).toBe(0);
  });
});
