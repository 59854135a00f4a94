/** Pseudo-random numbers from 0 to 1, determined by the seed. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export const pick = <T>(list: readonly T[], next: () => number): T => list[Math.floor(next() * list.length)] as T;

/** A separate sequence for each n of a seed, so that one step of a long run can be repeated alone (mulberry32). */
export function randomOf(seed: number, n: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 1, 0xc2b2ae35);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random client address of a visitor. */
export const visitorAddress = (next: () => number): string => `198.${18 + Math.floor(next() * 2)}.${Math.floor(next() * 250)}.${1 + Math.floor(next() * 250)}`;
