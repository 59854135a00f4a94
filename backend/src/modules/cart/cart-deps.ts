import type { Gateway } from '../../adapters/payments/gateway.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** What the cart works with; made once in app.ts. */
export interface CartDeps {
  catalogue: Catalogue;
  /** Ways to pay, in the order they are offered. */
  gateways: readonly Gateway[];
  /** Id of the storefront's own token: it is shared by everybody, so it never has a cart. */
  trustedTokenId: string | null;
}
