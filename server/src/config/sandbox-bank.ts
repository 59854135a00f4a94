import { defineSlice, NODE_ENV, type ValueOf, whole } from '@vitrina/backend/config';

const LAST_PORT = 65_535;

/** The sandbox bank for payments in development and tests. */
export const sandboxBankSlice = defineSlice(
  { NODE_ENV, PORT: whole(0, LAST_PORT).default(3000), SANDBOX_BANK_PORT: whole(0, LAST_PORT).optional() },
  ({ NODE_ENV: mode, PORT, SANDBOX_BANK_PORT }) => ({
    /** Default: the port after the shop's; `null` in production, which has no sandbox bank. */
    port: mode === 'production' ? null : (SANDBOX_BANK_PORT ?? (PORT === 0 ? 0 : Math.min(PORT + 1, LAST_PORT))),
  }),
);
export type SandboxBankConfig = ValueOf<typeof sandboxBankSlice>;
