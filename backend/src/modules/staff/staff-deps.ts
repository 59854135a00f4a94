import type { Sealer } from '../../http/sealer.ts';

export interface StaffDeps {
  /** Encrypts the secrets of authenticator apps. */
  sealer: Sealer;
  /** True: public demo secrets are refused at login, and a storefront token of staff may call no staff endpoint. */
  isProduction: boolean;
  /** Origin of the back office if it has its own; `null`: the shop's. */
  origin: string | null;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Name and origin of the shop: shown with codes and in dialogues, and the scope of passkeys. */
export interface StaffSite {
  name: string;
  publicUrl: string;
}
