import { selectLineKeys } from '@vitrina/backend/seed';
import type { Db } from '@vitrina/backend/db';
import { shortHash } from './product-code.ts';

type Claims = ReadonlyMap<string, readonly string[]>;

const CHUNK = 5000;

/**
 * Returns codes by key of lines that cannot have their own: `HS1CG-M` and `HS1CG_M` of one source yield one code. An existing owner keeps
 * it, else the first line gets it; the others get a suffix from their key's hash.
 */
export function shareCodes(claims: Claims, owners: ReadonlyMap<string, string>): Map<string, string> {
  const shared = new Map<string, string>();
  for (const [code, keys] of claims) {
    const owner = owners.get(code) ?? keys[0];
    for (const key of keys) if (key !== owner) shared.set(key, `${code}-${shortHash(key)}`);
  }
  return shared;
}

/** Shares codes with the owners in the database. */
export async function shareCodesIn(db: Db, claims: Claims): Promise<Map<string, string>> {
  const codes = [...claims.keys()];
  const shared = new Map<string, string>();
  for (let i = 0; i < codes.length; i += CHUNK) {
    const chunk = codes.slice(i, i + CHUNK);
    const owners = await selectLineKeys(db, chunk);
    for (const [key, code] of shareCodes(new Map(chunk.map((code) => [code, claims.get(code) ?? []])), owners)) shared.set(key, code);
  }
  return shared;
}
