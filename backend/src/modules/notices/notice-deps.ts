import type { Catalogue } from '../catalogue/index.ts';

export interface NoticeDeps {
  catalogue: Catalogue;
  /** Id of the storefront's own token, which belongs to no visitor. */
  trustedTokenId: string | null;
}
