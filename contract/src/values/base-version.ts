/**
 * The base that the interface is compatible with (specification, section 9; decision G20): clients built for it or for an older
 * one of this major version find all endpoints and fields that they use.
 */
export const BASE_COMPATIBILITY = '1.32.12';

/** True if a caller built for a version, `1` or `1.32.12`, is still served. Missing parts count as 0. */
export function servesVersion(version: string): boolean {
  if (!/^\d{1,5}(?:\.\d{1,5}){0,2}$/.test(version)) return false;
  const [requested, own] = [numbersOf(version), numbersOf(BASE_COMPATIBILITY)];
  const behind = own.findIndex((number, i) => number !== requested[i]);
  return requested[0] === own[0] && (behind < 0 || (requested[behind] as number) < (own[behind] as number));
}

const numbersOf = (version: string): number[] => [...version.split('.').map(Number), 0, 0].slice(0, 3);
