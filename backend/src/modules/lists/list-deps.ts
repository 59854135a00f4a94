import type { Db } from '../../db/index.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** Dependencies of lists; created once in app.ts. */
export interface ListDeps {
  catalogue: Catalogue;
  /** Id of the storefront's own token: all visitors share it, so it never has a list. */
  trustedTokenId: string | null;
  /** Ids of the products that a customer bought and did not return. */
  purchasesOf: (db: Db, userId: number) => Promise<number[]>;
}
