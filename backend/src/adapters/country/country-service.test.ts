import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCountryService } from './country-service.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const URL_OF_SERVICE = 'https://country.test/{ip}/json?key=k';
const asker = (answer: (url: string) => Response | Promise<Response>) => {
  const requestedUrls: string[] = [];
  const countryOf = createCountryService({
    url: URL_OF_SERVICE,
    fetch: async (url, { signal }) => {
      requestedUrls.push(url);
      const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
      return Promise.race([answer(url), ended]);
    },
  });
  return { requestedUrls, countryOf };
};
const ADDRESS = '193.2.1.1';

it.each([
  ['SI\n', 'SI'],
  ['{"country":"at"}', 'AT'],
  ['{"country":"Slovenia","country_code":"SI"}', 'SI'],
  ['{"countryCode":"HR"}', 'HR'],
  ['Slovenia', null],
  ['{"country":', null],
  ['{"country":{}}', null],
  ['', null],
])('an external service that answers %j says %j [S7.102]', async (text, country) => {
  const { requestedUrls, countryOf } = asker(() => new Response(text));
  expect(await countryOf(ADDRESS)).toBe(country);
  expect(requestedUrls).toEqual(['https://country.test/193.2.1.1/json?key=k']);
});

it('is asked once a day for an address, however many ask at once [S7.102]', async () => {
  const { requestedUrls, countryOf } = asker(() => new Response('SI'));
  expect(await Promise.all(Array.from({ length: 5 }, () => countryOf(ADDRESS)))).toEqual(Array(5).fill('SI'));
  vi.setSystemTime(Date.now() + 24 * 3_600_000 - 1);
  await countryOf(ADDRESS);
  expect(requestedUrls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await countryOf(ADDRESS);
  expect(requestedUrls).toHaveLength(2);
});

it('that fails leaves the country unknown and is let alone for a minute [S7.102]', async () => {
  const { requestedUrls, countryOf } = asker(() => new Response('no', { status: 500 }));
  expect(await countryOf(ADDRESS)).toBeNull();
  vi.setSystemTime(Date.now() + 59_999);
  expect(await countryOf(ADDRESS)).toBeNull();
  expect(requestedUrls).toHaveLength(1);
  vi.setSystemTime(Date.now() + 1);
  await countryOf(ADDRESS);
  expect(requestedUrls).toHaveLength(2);
});

it('has a second to answer [S7.102]', async () => {
  const { countryOf } = asker(() => new Promise<Response>(() => {}));
  let country: string | null | undefined;
  void countryOf(ADDRESS).then((answer) => {
    country = answer;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(country).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(country).toBeNull();
});

it('is never asked about what is no address of the internet', async () => {
  const { requestedUrls, countryOf } = asker(() => new Response('SI'));
  for (const address of ['', 'x', '127.0.0.1', '10.1.2.3', '192.168.1.1', '172.20.0.1', '::1', 'fd00::1', 'fe80::1', '../admin', '1.2.3.4/x'])
    expect(await countryOf(address)).toBeNull();
  expect(requestedUrls).toEqual([]);
});

it('gets ten questions at once at most', async () => {
  const { requestedUrls, countryOf } = asker(() => new Promise<Response>(() => {}));
  const waiting = Array.from({ length: 12 }, (_, i) => countryOf(`193.2.1.${i}`));
  expect(await Promise.all(waiting.slice(10))).toEqual([null, null]);
  expect(requestedUrls).toHaveLength(10);
});
