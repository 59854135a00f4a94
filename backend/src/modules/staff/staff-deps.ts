import type { Sealer } from '../../http/sealer.ts';

export interface StaffDeps {
  /** Of the secrets of authenticator apps. */
  sealer: Sealer;
  /** Public demo secrets are refused at login, and a storefront token of staff opens no call of staff. */
  isProduction: boolean;
  /** Origin of the back office where it has one of its own; `null`: the shop's. */
  origin: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What codes and dialogues name, and where passkeys belong to. */
export interface StaffSite {
  name: string;
  publicUrl: string;
}
