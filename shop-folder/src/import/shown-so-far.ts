import { announceAdded, announceCatalogue, announceProducts } from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';

const FIRST_SHOWN = 2000;
const GROWTH = 4;
/** Maximum of changed products announced individually; more of them cost a running shop more than an announcement of the whole catalogue. */
const MOST_ALONE = 2000;

/**
 * Announces written lines to a running shop. All are announced after 2,000 written products, 8,000, 32,000 …: each time the shop rebuilds
 * its lists, at a cost that grows with their number.
 */
export class ShownSoFar {
  readonly #db: Db;
  #written = 0;
  #changed = 0;
  #next = FIRST_SHOWN;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Announces existing products in the transaction that changes them. */
  async change(db: Db, ids: readonly number[]): Promise<void> {
    this.#changed += ids.length;
    if (this.#changed <= MOST_ALONE) await announceProducts(db, ids);
  }

  /** To be called with the number of products just written. */
  async write(products: number): Promise<void> {
    this.#written += products;
    if (this.#written < this.#next) return;
    while (this.#next <= this.#written) this.#next *= GROWTH;
    await (this.#changed > MOST_ALONE ? announceCatalogue(this.#db) : announceAdded(this.#db));
  }
}
