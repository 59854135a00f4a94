import { officeEndpoints } from './endpoints.ts';

/** Greatest body of most calls, bytes. */
export const MOST_BYTES = 256 * 1024;

const LARGER = officeEndpoints.flatMap(({ method, path, mostBytes }) =>
  mostBytes === undefined ? [] : [{ method, mostBytes, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`) }],
);

/** Greatest body of a call, bytes. Only calls of the back office have more than most. */
export const mostBytesOf = (method: string, path: string): number =>
  LARGER.find((one) => one.method === method && one.pattern.test(path))?.mostBytes ?? MOST_BYTES;
