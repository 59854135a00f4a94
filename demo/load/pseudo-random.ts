/**
 * Chance that is the same in every load: it comes from a text (a product's code and what the chance is for), never from the
 * clock. FNV-1a with a final mix, as neighbouring codes would give neighbouring numbers without it.
 */
export function fraction(seed: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A whole number from `least` to `most`, both included. */
export const between = (seed: string, least: number, most: number): number => least + Math.floor(fraction(seed) * (most - least + 1));

export function pick<Value>(seed: string, list: readonly [Value, ...Value[]]): Value {
  return list[Math.floor(fraction(seed) * list.length)] ?? list[0];
}
