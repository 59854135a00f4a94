import { allEndpoints, officeEndpoints } from './endpoints.ts';

/** Greatest body of most calls, bytes. */
export const MOST_BYTES = 256 * 1024;

const LARGER = [...officeEndpoints, ...allEndpoints].flatMap(({ method, path, mostBytes, access }) =>
  mostBytes === undefined
    ? []
    : [{ method, mostBytes, isOffice: access === 'office', pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`) }],
);

export interface BodyLimit {
  /** Bytes. */
  most: number;
  /** Callers that may send bodies larger than `MOST_BYTES`: a session of the back office, or a visitor with a token; `anybody`: no such limit holds. */
  from: 'anybody' | 'office' | 'visitor';
}

/** Returns the greatest body of a call, and the callers it applies to. */
export function bodyLimitOf(method: string, path: string): BodyLimit {
  const larger = LARGER.find((one) => one.method === method && one.pattern.test(path));
  return larger ? { most: larger.mostBytes, from: larger.isOffice ? 'office' : 'visitor' } : { most: MOST_BYTES, from: 'anybody' };
}
