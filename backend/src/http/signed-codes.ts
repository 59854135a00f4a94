import { createHmac, timingSafeEqual } from 'node:crypto';

/** Codes of links that must work for years: signatures over an id. Nothing is stored, so nothing can be read from the database. */
export interface SignedCodes {
  codeOf: (id: number) => string;
  /** Constant time. */
  isCode: (id: number, code: string) => boolean;
}

const BYTES = 16;

/** Codes for one purpose, of 128 bits; codes of other purposes are invalid here. They expire when the secret changes. */
export function createSignedCodes(secret: string, purpose: string): SignedCodes {
  const codeOf = (id: number) => createHmac('sha256', secret).update(`${purpose}:${id}`).digest().subarray(0, BYTES).toString('base64url');
  return {
    codeOf,
    isCode: (id, code) => {
      const [expected, received] = [Buffer.from(codeOf(id)), Buffer.from(code)];
      return expected.length === received.length && timingSafeEqual(expected, received);
    },
  };
}
