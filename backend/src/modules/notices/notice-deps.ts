import type { Catalogue } from '../catalogue/index.ts';

export interface NoticeDeps {
  catalogue: Catalogue;
  /** Token of the storefront's own server, which is nobody. */
  trustedTokenId: string | null;
}
