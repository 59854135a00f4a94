import type { Sealer } from '../../http/sealer.ts';

export interface StaffDeps {
  /** Encrypts the secrets of authenticator apps. */
  sealer: Sealer;
  /** Public demo secrets are refused at login, and a storefront token of staff opens no call of staff. */
  isProduction: boolean;
  /** Origin of the back office where it has one of its own; `null`: the shop's. */
  origin: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Name and address of the shop: shown by codes and dialogues, and the scope of passkeys. */
export interface StaffSite {
  name: string;
  publicUrl: string;
}
