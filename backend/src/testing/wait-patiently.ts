/** Set-up of every test file: waiting for a condition (`vi.waitFor`) ends when it holds, however busy the machine is; the limit is against hanging only. */
import { vi } from 'vitest';

const LEAST_MS = 120_000;

const plain: unique symbol = Symbol.for('vitrina.waitFor');
const extendedVi = vi as typeof vi & { [plain]?: typeof vi.waitFor };
// Files that share a worker share it.
extendedVi[plain] ??= vi.waitFor.bind(vi);
const waitFor = extendedVi[plain];
vi.waitFor = (callback, options) => {
  const { timeout = 0, ...others } = typeof options === 'number' ? { timeout: options } : (options ?? {});
  return waitFor(callback, { ...others, timeout: Math.max(timeout, LEAST_MS) });
};
