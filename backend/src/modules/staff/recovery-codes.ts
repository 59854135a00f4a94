import { createHash, randomBytes } from 'node:crypto';

const COUNT = 10;
/** 32 characters, without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz123456789';
const LENGTH = 16;

/** Ten codes of 16 characters, as `abcd-efgh-jkmn-pqrs`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => [...randomBytes(LENGTH)].map((byte, i) => (i > 0 && i % 4 === 0 ? '-' : '') + LETTERS[byte % 32]).join(''));

/** Returns the stored hash; spaces, hyphens and case do not matter. */
export const recoveryHash = (code: string): Buffer => createHash('sha256').update(code.toLowerCase().replace(/[\s-]/g, '')).digest();
