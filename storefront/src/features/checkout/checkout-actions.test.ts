import { endpointTable } from '@vitrina/contract/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEndpointPaths } from '../../api/endpoint-paths.ts';
import { addToCart } from '../../client/cart/cart-actions.ts';
import { saveDraftOnLeaving, savePayment } from './checkout-actions.ts';

/** Calls in order; those of the cart are pending until the test releases them. */
let calls: string[];
let release: (() => void)[];

beforeEach(() => {
  [calls, release] = [[], []];
  setEndpointPaths({ ...endpointTable(), webshop_customer_post: '/api/v9/customer/' });
  vi.stubGlobal('location', { origin: 'https://shop.test', host: 'shop.test' });
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const [path, method] = typeof input === 'string' ? [input, init?.method ?? 'GET'] : [new URL(input.url).pathname, input.method];
    if (path.includes('/token/')) return Response.json({ success: true, data: {} });
    calls.push(`${method} ${path}`);
    await new Promise<void>((resolve) => release.push(resolve));
    return Response.json({ success: false, data: { label_name: 'error_bad_input' } }, { status: 422 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('writes of the cart and of the checkout go one after the other', async () => {
  const both = Promise.all([addToCart('si', 'p-1'), savePayment('si', 'card')]);
  for (let turn = 0; turn < 5; turn += 1) await settled();
  expect(calls).toEqual(['POST /api/webshop/product/']);
  release[0]?.();
  await vi.waitUntil(() => calls.length === 2);
  expect(calls[1]).toBe('POST /api/webshop/payment/');
  release[1]?.();
  expect((await both).map(({ success }) => success)).toEqual([false, false]);
});

it('the last draft goes to the served path', () => {
  saveDraftOnLeaving('si', { type: 'webshop.guest', country: 'SI', fields: {} });
  expect(calls).toEqual(['POST /api/v9/customer/']);
});
