import { request } from 'node:http';

const TRIES = 100;
/** E-mail of the demo shop's customer. */
export const KNOWN_ADDRESS = 'customer@vitrina.test';

export interface LoginTimes {
  /** Median duration of a wrong login, milliseconds. */
  known: number;
  unknown: number;
  /** Responses other than "wrong login". */
  bad: number;
}

let caller = 0;

/** Sends a wrong login; without `address` each from another client address, as a trusted proxy reports it: limits by address are not measured here. */
export function wrongLogin(port: number, email: string, address?: string): Promise<{ status: number; ms: number }> {
  caller += 1;
  const own = `2001:db8:${(caller % 65_536).toString(16)}::${Math.floor(caller / 65_536).toString(16)}`;
  return logIn(port, { email, password: `geslo-${caller}` }, address ?? own);
}

/** Sends a login from a client address; returns status and milliseconds. */
export function logIn(port: number, person: { email: string; password: string }, address: string): Promise<{ status: number; ms: number }> {
  const body = JSON.stringify(person);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'x-forwarded-for': address };
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const call = request({ port, path: '/api/auth/login/', method: 'POST', headers }, (answer) => {
      answer.resume().on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
    });
    call.on('error', reject).end(body);
  });
}

/** Alternates wrong logins with a known and an unknown e-mail: their durations must not reveal which one exists. */
export async function loginTimes(port: number, forgetAttempts: () => Promise<unknown>): Promise<LoginTimes> {
  // Warms up code and caches.
  for (let i = 0; i < 10; i += 1) await wrongLogin(port, i % 2 ? KNOWN_ADDRESS : 'nihce@vitrina.test');
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  let bad = 0;
  for (let i = 0; i < TRIES * 2; i += 1) {
    // Keeps both accounts below their limits.
    if (i % 20 === 0) await forgetAttempts();
    const kind = i % 2 ? 'known' : 'unknown';
    const { status, ms } = await wrongLogin(port, kind === 'known' ? KNOWN_ADDRESS : 'nihce@vitrina.test');
    times[kind].push(ms);
    if (status !== 422) bad += 1;
  }
  return { known: median(times.known), unknown: median(times.unknown), bad };
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
