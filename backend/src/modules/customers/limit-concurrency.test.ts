import { expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('never has more than so many going on, in the order they came, and a failure gives its place to the next', async () => {
  const run = limitConcurrency(2);
  const started: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const all = Array.from({ length: 6 }, (_, i) =>
    run(() => {
      started.push(i);
      return new Promise<number>((resolve, reject) => ends.push((failure) => (failure ? reject(failure) : resolve(i))));
    }).catch((error: Error) => error.message),
  );
  await settle();
  expect(started).toEqual([0, 1]);
  ends[1]?.(new Error('no database'));
  await settle();
  expect(started).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await settle();
  expect(started).toEqual([0, 1, 2, 3, 4]);
  ends[3]?.();
  ends[4]?.();
  await settle();
  ends[5]?.();
  expect(await Promise.all(all)).toEqual([0, 'no database', 2, 3, 4, 5]);
  // Its slot is free again.
  await expect(run(async () => 'once more')).resolves.toBe('once more');
});
