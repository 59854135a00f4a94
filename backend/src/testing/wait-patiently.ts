/** Set-up of every test file: waiting for a condition (`vi.waitFor`) ends when it holds, however busy the machine is; the limit is against hanging only. */
import { vi } from 'vitest';

const LEAST_MS = 120_000;

const waitFor = vi.waitFor.bind(vi);
vi.waitFor = (callback, options) => {
  const { timeout = 0, ...others } = typeof options === 'number' ? { timeout: options } : (options ?? {});
  return waitFor(callback, { ...others, timeout: Math.max(timeout, LEAST_MS) });
};
