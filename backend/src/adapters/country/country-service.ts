import { fetchPlain } from '../fetch-plain.ts';
import { isIP } from 'node:net';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';

interface ServiceOptions {
  /**
   * URL of the service; `{ip}` is replaced by the client's address. The response is the code as text, or JSON with `country`, `country_code` or
   * `countryCode`.
   */
  url: string;
  fetch?: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
}

const WITHIN_MS = 1000;
const KNOWN_FOR_MS = 24 * 3_600_000;
/** Delay before an address without an answer is looked up again. */
const UNKNOWN_FOR_MS = 60_000;
const CACHE_SIZE = 10_000;
const AT_ONCE = 10;
const LONGEST_ANSWER = 4096;
/** Addresses of private networks, which no service knows. */
const PRIVATE = /^(?:0\.|10\.|127\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|192\.168\.|::1?$|::ffff:|f[cde])/i;

/**
 * Asks an external service for the country of an address (specification, section 7; decision 0035). Page rendering never waits for it: only the
 * browser requests it, once per visit. On any failure the country is unknown.
 */
export function createCountryService({ url, fetch: send = fetchPlain }: ServiceOptions): (address: string) => Promise<string | null> {
  const cache = new BoundedMap<string, { country: Promise<string | null>; until: number }>(CACHE_SIZE);
  let running = 0;
  const lookUp = async (address: string): Promise<string | null> => {
    running += 1;
    const ending = new AbortController();
    const timer = setTimeout(() => ending.abort(), WITHIN_MS);
    try {
      const reply = await send(url.replace('{ip}', encodeURIComponent(address)), { signal: ending.signal });
      return reply.ok ? countryIn((await reply.text()).slice(0, LONGEST_ANSWER)) : null;
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
      running -= 1;
    }
  };
  return (address) => {
    if (isIP(address) === 0 || PRIVATE.test(address)) return Promise.resolve(null);
    const cached = cache.get(address);
    if (cached && Date.now() < cached.until) return cached.country;
    if (running >= AT_ONCE) return Promise.resolve(null);
    const country = lookUp(address);
    const entry = { country, until: Date.now() + UNKNOWN_FOR_MS };
    cache.set(address, entry);
    void country.then((code) => {
      if (code !== null) entry.until = Date.now() + KNOWN_FOR_MS;
    });
    return country;
  };
}

function countryIn(answer: string): string | null {
  const code = answer.trim().startsWith('{') ? inJson(answer) : answer.trim();
  return typeof code === 'string' && /^[A-Za-z]{2}$/.test(code) ? code.toUpperCase() : null;
}

function inJson(answer: string): unknown {
  try {
    const { country, country_code, countryCode } = JSON.parse(answer) as Record<string, unknown>;
    return country_code ?? countryCode ?? country;
  } catch {
    return null;
  }
}
