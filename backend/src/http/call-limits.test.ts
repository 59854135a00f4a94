import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { catalogue } from '@vitrina/contract/catalogue';
import { webshopOrders } from '@vitrina/contract/orders';
import { CircuitOpen } from '../db/index.ts';
import { createLimiter, isFinal, limitsByPath } from './call-limits.ts';
import { TimeoutError, withTimeout } from './with-timeout.ts';

const LIMITS = { readMs: 30, writeMs: 90 };
const never = () => new Promise<never>(() => {});
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

describe('time limits of calls [F2]', () => {
  it('are short for reads, POST reads included, and long for writes', () => {
    const limitOf = limitsByPath(LIMITS);
    expect(limitOf({ method: 'GET', path: '/api/webshop/cart/' })).toBe(30);
    expect(limitOf({ method: 'POST', path: '/api/catalog/products' })).toBe(30);
    expect(limitOf({ method: 'POST', path: webshopOrders.createOrder.path })).toBe(90);
    expect(limitOf({ method: 'DELETE', path: '/api/webshop/product/' })).toBe(90);
  });

  it('open the circuit breaker of a read that times out ten times in a row, and of no other call', async () => {
    // The pause of the circuit is measured by this clock, which stands still, so that the speed of the machine does not matter.
    let now = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => clock.mockRestore());
    const limiter = createLimiter(LIMITS);
    for (let i = 0; i < 10; i += 1) expect(await failureOf(limiter.run(catalogue.products, never))).toBeInstanceOf(TimeoutError);
    const refused = await failureOf(limiter.run(catalogue.products, never));
    expect(refused).toBeInstanceOf(CircuitOpen);
    expect(isFinal(new Error('a cache says so', { cause: refused }))).toBe(true);
    expect(await limiter.run(catalogue.product, async () => 'answer')).toBe('answer');
    expect(await limiter.run(webshopOrders.createOrder, async () => wait(60, 'order'))).toBe('order');
    now = 550;
    expect(await limiter.run(catalogue.products, async () => 'back')).toBe('back');
    expect(await limiter.run(catalogue.products, async () => 'back')).toBe('back');
  });

  it('an error within the time limit does not open the circuit breaker, a late rejection is ignored', async () => {
    const limiter = createLimiter(LIMITS);
    for (let i = 0; i < 12; i += 1)
      expect(await failureOf(limiter.run(catalogue.products, () => Promise.reject(new Error('wrong'))))).not.toBeInstanceOf(CircuitOpen);
    let fail = (_: Error) => {};
    const late = new Promise<never>((_, reject) => {
      fail = reject;
    });
    expect(await failureOf(withTimeout(late, 10, 'it'))).toBeInstanceOf(TimeoutError);
    fail(new Error('late'));
    await new Promise(setImmediate);
  });
});
