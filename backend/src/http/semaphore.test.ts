import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

/** Work that the test ends by `end` or `fail`. */
function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let isStarted = false;
  const run = () => {
    isStarted = true;
    return promise;
  };
  return { run, hasStarted: () => isStarted, end: resolve, fail: reject };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

it('a semaphore runs a limited number of works at once and the others in order of arrival, whether they succeed or fail', async () => {
  const semaphore = createSemaphore(2);
  const all = Array.from({ length: 5 }, work);
  const results = all.map((one) => semaphore(one.run).catch((error: Error) => error.message));
  const started = () => all.map((one) => one.hasStarted());
  expect(started()).toEqual([true, true, false, false, false]);
  all[1]?.end('second');
  await turn();
  expect(started()).toEqual([true, true, true, false, false]);
  all[0]?.fail(new Error('first failed'));
  await turn();
  expect(started()).toEqual([true, true, true, true, false]);
  for (const one of all) one.end('done');
  expect(await Promise.all(results)).toEqual(['first failed', 'second', 'done', 'done', 'done']);
  expect(await semaphore(async () => 'after')).toBe('after');
});
