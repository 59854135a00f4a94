import { expect, it, vi } from 'vitest';
import { TimeoutError, withTimeout } from './with-timeout.ts';

it('withTimeout returns the result of the work, or its failure, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    expect(await withTimeout(Promise.resolve('done'), 1000, 'it')).toBe('done');
    await expect(withTimeout(Promise.reject(new Error('wrong')), 1000, 'it')).rejects.toThrow('wrong');
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('withTimeout names the work that took too long, or returns the replacement; a later failure is ignored', async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const [error, value] = await Promise.all([withTimeout(promise, 1, 'the work').catch((error: unknown) => error), withTimeout(promise, 1, () => null)]);
  expect(error).toBeInstanceOf(TimeoutError);
  expect([(error as Error).message, value]).toEqual(['the work took longer than 1 ms', null]);
  reject(new Error('late'));
  await new Promise((resolve) => setImmediate(resolve));
});
