import type { SignedCodes } from '../../http/signed-codes.ts';

export interface NewsletterDeps {
  /** Id of the storefront's own token, which belongs to no visitor. */
  trustedTokenId: string | null;
  /** Signs the links to preferences. */
  codes: SignedCodes;
}
