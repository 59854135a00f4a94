import { afterEach, expect, it, vi } from 'vitest';
import type { PageState } from '../context/page-types.ts';
import { fetchPage } from './fetch-page.ts';

afterEach(() => vi.useRealTimers());

it('a page in another layout takes the place of this one after 100 ms, as a document of its own [S9.62]', async () => {
  vi.useFakeTimers();
  const current = { build: 'a', lang: 'si', layout: 'default' } as PageState;
  const preloaded = Promise.resolve(Response.json({ state: { ...current, layout: 'blank' } }));
  let answer: unknown = 'nothing yet';
  void fetchPage('/webshop/print-payment-transfer/', current, { preloaded }).then((page) => {
    answer = page;
  });
  await vi.advanceTimersByTimeAsync(99);
  expect(answer).toBe('nothing yet');
  await vi.advanceTimersByTimeAsync(1);
  expect(answer).toBeNull();
});
