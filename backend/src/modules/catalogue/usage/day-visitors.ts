import { createHash, randomBytes } from 'node:crypto';
import { addressPrefix, NETWORK } from '../../../http/address-prefix.ts';

const MOST = 100_000;
const SHORT = 12;

/** Detects whether a network uses a search or filter for the first time today. Keeps hashes with a daily secret, in memory only. */
export class DayVisitors {
  #day = '';
  #secret = randomBytes(16);
  readonly #seen = new Set<string>();

  /** True at the first call of the day for `thing` and the network of `address`. After a hundred thousand such pairs a day always false. */
  isFirst(thing: string, address: string, now: Date): boolean {
    const day = now.toISOString().slice(0, 10);
    if (day !== this.#day) this.#begin(day);
    const network = addressPrefix(address, NETWORK);
    const mark = createHash('sha256').update(this.#secret).update(`${thing}\n${network}`).digest('base64').slice(0, SHORT);
    if (this.#seen.has(mark) || this.#seen.size >= MOST) return false;
    this.#seen.add(mark);
    return true;
  }

  #begin(day: string): void {
    this.#day = day;
    this.#secret = randomBytes(16);
    this.#seen.clear();
  }
}
