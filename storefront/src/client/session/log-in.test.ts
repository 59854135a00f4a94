import { endpointTable } from '@vitrina/contract/endpoints';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setEndpointPaths } from '../../api/endpoint-paths.ts';
import { loadLogin } from './load-login.ts';
import { logIn, logOut } from './log-in.ts';

const BEGIN = 1_000_000_000_000;
/** Calls, each with the milliseconds since the start of the test. */
let calls: [string, number][];
let isRight: boolean;
/** Milliseconds until the reply. */
let answersIn: number;

beforeEach(() => {
  vi.useFakeTimers({ now: BEGIN });
  calls = [];
  setEndpointPaths(endpointTable());
  isRight = true;
  answersIn = 0;
  vi.stubGlobal('location', { origin: 'https://shop.test', host: 'shop.test' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url);
    calls.push([`${request.method} ${pathname}`, Date.now() - BEGIN]);
    if (answersIn > 0) await new Promise((resolve) => setTimeout(resolve, answersIn));
    const data = pathname === '/api/auth/is-login/' ? { user_id: 7, is_staff: false } : {};
    // Not a `Response`: reading its body does not follow the fake timers.
    return { status: isRight ? 200 : 422, headers: new Headers(), json: async () => ({ success: isRight, data }) };
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const INPUT = { email: 'ana@primer.test', password: 'zelena žaba' };
const timesOf = (name: string) => calls.filter(([call]) => call === name).map(([, at]) => at);

it('200 ms after a login, not before, login state, profile and cart are loaded [S4.49] [S4.50]', async () => {
  const login = logIn('si', INPUT);
  await vi.advanceTimersByTimeAsync(199);
  expect(calls).toEqual([['POST /api/auth/login/', 0]]);
  await vi.advanceTimersByTimeAsync(1);
  expect((await login).success).toBe(true);
  expect(['is-login/', 'profile/'].map((name) => timesOf(`GET /api/auth/${name}`))).toEqual([[200], [200]]);
  expect(timesOf('GET /api/webshop/cart/')).toEqual([200]);
});

it('a refused login loads nothing [S4.50]', async () => {
  isRight = false;
  expect((await logIn('si', INPUT)).success).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual([['POST /api/auth/login/', 0]]);
});

it('500 ms after a logout, not before, login state and cart are loaded anew [S4.52]', async () => {
  const logout = logOut('si');
  await vi.advanceTimersByTimeAsync(499);
  expect(calls).toEqual([['POST /api/auth/logout/', 0]]);
  await vi.advanceTimersByTimeAsync(1);
  await logout;
  expect([timesOf('GET /api/auth/is-login/'), timesOf('GET /api/webshop/cart/')]).toEqual([[500], [500]]);
});

it('a log-out waits for the look at the login that is under way, which would be refused after it', async () => {
  answersIn = 100;
  void loadLogin('si');
  void logOut('si');
  await vi.advanceTimersByTimeAsync(300);
  expect(calls).toEqual([
    ['GET /api/auth/is-login/', 0],
    ['GET /api/auth/profile/', 100],
    ['POST /api/auth/logout/', 200],
  ]);
});
