import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trackRender } from './track-render.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a page that is not made within the time-out is reported once, by its path, and answered all the same [S9.76]', async () => {
  const onSlow = vi.fn();
  const page = trackRender(
    { path: '/hr/', timeoutMs: 2000, onSlow },
    () =>
      new Promise((resolve) => {
        setTimeout(() => resolve('page'), 5000);
      }),
  );
  await vi.advanceTimersByTimeAsync(1999);
  expect(onSlow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3001);
  expect(await page).toBe('page');
  expect(onSlow.mock.calls).toEqual([[{ message: 'a page was not made within 2000 ms', path: '/hr/' }]]);
});

it('one that is made in time, or fails in time, is not reported [S9.76]', async () => {
  const onSlow = vi.fn();
  await trackRender({ path: '/', timeoutMs: 2000, onSlow }, async () => 'page');
  await expect(trackRender({ path: '/', timeoutMs: 2000, onSlow }, () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onSlow).not.toHaveBeenCalled();
});
