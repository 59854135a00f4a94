import { sql } from 'kysely';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { wordingsColumn } from '../legal/legal-queries.ts';

/** What an order needs of the database beside its cart. */
export interface DrawnOrder {
  /** Its number. */
  id: number;
  /** Version of the wordings that belong to its contract; `null`: there are none. */
  wordings: string | null;
}

/** Column of `DrawnOrder`, to be read with the cart: one round trip less. */
export const drawnOrderColumn = (market: LanguageCode) => sql<DrawnOrder>`json_build_object('id', new_order_id(), 'wordings', ${wordingsColumn(market)})`;
