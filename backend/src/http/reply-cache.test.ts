import { expect, it } from 'vitest';
import { createReplyCache } from './reply-cache.ts';
import { dataOf } from './reply.ts';

it('the reply cache never stores a reply that was read before a change and finished after it [T14]', async () => {
  const cache = createReplyCache();
  let truth = 'shown';
  let goOn = () => {};
  const make = async () => {
    const seen = truth;
    await new Promise<void>((resolve) => {
      goOn = resolve;
      if (truth === 'hidden') resolve();
    });
    return { data: dataOf(seen), tags: ['product:1'] };
  };
  const pending = cache.get({ name: 'product', key: '1', make });
  await new Promise((resolve) => setTimeout(resolve, 10));
  truth = 'hidden';
  await cache.purge(['product:1']);
  goOn();
  expect((await pending)?.data.value).toBe('hidden');
  expect((await cache.get({ name: 'product', key: '1', make }))?.data.value).toBe('hidden');
});

it('the reply cache distinguishes long keys', async () => {
  const cache = createReplyCache();
  const key = 'k'.repeat(100_000);
  const get = (end: string) => cache.get({ name: 'products', key: key + end, make: async () => ({ data: dataOf(end), tags: [] }) });
  expect([(await get('a'))?.data.value, (await get('b'))?.data.value, (await get('a'))?.data.value]).toEqual(['a', 'b', 'a']);
});
