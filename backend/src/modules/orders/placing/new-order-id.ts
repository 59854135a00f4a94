import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { wordingsColumn } from '../legal/legal-queries.ts';

/** Values that a new order needs from the database besides its cart. */
export interface NewOrder {
  /** Id of the new order. */
  id: number;
  /** Version of the contract's wordings; `null`: none. */
  wordings: string | null;
}

/** Column of `NewOrder`, to be read with the cart: one round trip less. */
export const newOrderColumn = (market: LanguageCode) => sql<NewOrder>`json_build_object('id', new_order_id(), 'wordings', ${wordingsColumn(market)})`;
