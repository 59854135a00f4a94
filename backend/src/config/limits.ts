import { NODE_ENV } from './mode.ts';
import { defineSlice, type ValueOf } from './slice.ts';
import { whole } from './variables.ts';

/** Limits of answers, milliseconds; longer in tests, whose machines may be slow. */
export const limitsSlice = defineSlice(
  { NODE_ENV, READ_LIMIT_MS: whole(100, 60_000).optional(), WRITE_LIMIT_MS: whole(100, 120_000).optional() },
  ({ NODE_ENV: mode, READ_LIMIT_MS, WRITE_LIMIT_MS }) => ({
    readMs: READ_LIMIT_MS ?? (mode === 'test' ? 20_000 : 3000),
    /** A write is tried once and never broken off; only its caller waits no longer. */
    writeMs: WRITE_LIMIT_MS ?? (mode === 'test' ? 30_000 : 10_000),
  }),
);
export type LimitsConfig = ValueOf<typeof limitsSlice>;
