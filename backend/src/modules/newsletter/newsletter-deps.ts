import type { SignedCodes } from '../../http/signed-codes.ts';

export interface NewsletterDeps {
  /** Token of the storefront's own server, which is nobody. */
  trustedTokenId: string | null;
  /** Of the links to preferences. */
  codes: SignedCodes;
}
