import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CACHE_MINUTES } from '@vitrina/contract/cache-minutes';
import { createApiToken } from './api-token.ts';

const MINUTE = 60_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it.each([CACHE_MINUTES.token, 5])('a token of the storefront’s own is made anew after %i minutes [S9.9]', async (minutes) => {
  let issued = 0;
  const kept = createApiToken({ minutes, issue: async () => `token ${++issued}` });
  await Promise.all(Array.from({ length: 5 }, kept.refresh));
  expect(kept.token()).toBe('token 1');
  vi.advanceTimersByTime(minutes * MINUTE - 1);
  await kept.refresh();
  expect(kept.token()).toBe('token 1');
  vi.advanceTimersByTime(1);
  await Promise.all(Array.from({ length: 5 }, kept.refresh));
  expect([kept.token(), issued]).toEqual(['token 2', 2]);
});

it('the old one goes on while no new one can be had, and nothing works without any', async () => {
  let isDown = true;
  const issue = async (): Promise<string> => {
    if (isDown) throw new Error('down');
    return 'token';
  };
  const kept = createApiToken({ minutes: 1, issue });
  await expect(kept.refresh()).rejects.toThrow('down');
  isDown = false;
  await kept.refresh();
  isDown = true;
  vi.advanceTimersByTime(MINUTE);
  await kept.refresh();
  expect(kept.token()).toBe('token');
  kept.forget('another');
  expect(kept.token()).toBe('token');
  kept.forget('token');
  await expect(kept.refresh()).rejects.toThrow('down');
});
