import { sql } from 'kysely';
import type { Db } from '../../../db/index.ts';
import { TimeSlice } from '../run-steps.ts';
import { selectMaxProductId } from '../product/product-queries.ts';

const BITS_A_CODE = 24;
const LEAST_BITS = 2 ** 16;
const BATCH = 5000;

/**
 * Bloom filter of all product codes, EANs and part numbers: recognises texts that are certainly not a code, which saves a query per search. Deleted codes stay
 * in it until the next full load; they only cost a needless query.
 */
export class CodeSketch {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  constructor(codes: number) {
    const bits = Math.max(LEAST_BITS, 2 ** Math.ceil(Math.log2(codes * BITS_A_CODE + 1)));
    this.#bits = new Uint32Array(bits / 32);
    this.#mask = bits - 1;
  }

  add(key: string): void {
    for (const seed of SEEDS) {
      const bit = hash(key, seed) & this.#mask;
      this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] as number) | (1 << (bit & 31));
    }
  }

  mightContain(key: string): boolean {
    return SEEDS.every((seed) => {
      const bit = hash(key, seed) & this.#mask;
      return ((this.#bits[bit >>> 5] as number) & (1 << (bit & 31))) !== 0;
    });
  }
}

const SEEDS = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b];

/** FNV-1a with a final mix. */
function hash(key: string, seed: number): number {
  let value = seed;
  for (let i = 0; i < key.length; i += 1) value = Math.imul(value ^ key.charCodeAt(i), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

export async function loadCodes(db: Db): Promise<CodeSketch> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product_codes`.execute(db);
  const sketch = new CodeSketch(rows[0]?.count ?? 0);
  const last = await selectMaxProductId(db);
  for (let from = 1; from <= last; from += BATCH) {
    const codes = await sql<{ code_key: string }>`
      select code_key from product_codes where product_id between ${from}::integer and ${from + BATCH - 1}::integer`.execute(db);
    const slice = new TimeSlice();
    for (const { code_key } of codes.rows) {
      sketch.add(code_key);
      if (slice.isOver) await slice.next();
    }
  }
  return sketch;
}

/** Adds the current codes of these products. */
export async function addCodes(db: Db, sketch: CodeSketch, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ code_key: string }>`select code_key from product_codes where product_id = any(${[...ids]}::integer[])`.execute(db);
  for (const { code_key } of rows) sketch.add(code_key);
}
