import type { Db } from '../../db/index.ts';
import type { Catalogue } from '../catalogue/index.ts';

/** A customer's paid or delivered purchase of a product. */
export interface Purchase {
  /** `null`: bought as a guest. */
  userId: number | null;
  email: string;
}

export interface PurchaseQuestion {
  productId: number;
  userId: number | null;
  tokenId: string;
  /** Identifier of a guest's order, from its link. */
  identifier: string | undefined;
}

export interface FeedbackDeps {
  catalogue: Catalogue;
  /** Id of the storefront's own token, which belongs to no visitor. */
  trustedTokenId: string | null;
  /** Passed in by app.ts, as orders belong to another module. */
  findPurchase: (db: Db, question: PurchaseQuestion) => Promise<Purchase | null>;
}
