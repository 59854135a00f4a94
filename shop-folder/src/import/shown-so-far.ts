import { announceAdded, announceCatalogue, announceProducts } from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';

const FIRST_SHOWN = 2000;
const GROWTH = 4;
/** Changed products that are announced one by one; more of them cost a running shop more than the whole. */
const MOST_ALONE = 2000;

/**
 * What a running shop is told while lines are written. The whole is shown after 2,000 written products, 8,000, 32,000 …: each time the
 * shop makes its lists anew, which costs more the more there are.
 */
export class ShownSoFar {
  readonly #db: Db;
  #written = 0;
  #changed = 0;
  #next = FIRST_SHOWN;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Announces products that were there before, in the transaction that changes them. */
  async change(db: Db, ids: readonly number[]): Promise<void> {
    this.#changed += ids.length;
    if (this.#changed <= MOST_ALONE) await announceProducts(db, ids);
  }

  /** Called when so many products more are written. */
  async write(products: number): Promise<void> {
    this.#written += products;
    if (this.#written < this.#next) return;
    while (this.#next <= this.#written) this.#next *= GROWTH;
    await (this.#changed > MOST_ALONE ? announceCatalogue(this.#db) : announceAdded(this.#db));
  }
}
