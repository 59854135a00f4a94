import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { createDeviceTokens, type DeviceTokens } from './device-tokens.ts';

/** Life of a token and of its cookie, seconds: one year (specification, section 9). */
export const TOKEN_LIFE_SECONDS = 31_536_000;
/** Processes on several machines read each other's tokens: a token is refused from its expiry plus this on, cached or not. */
const CLOCK_LEEWAY_SECONDS = 60;
const ISSUER = 'vitrina';
const ALGORITHM = 'HS256';
const REMEMBERED = 2000;

export interface TokenClaims {
  tokenId: string;
  userId: number | null;
  /** The user's token version at the time of issue; a raised version revokes the token. */
  version: number;
  /** Seconds since 1970. */
  expiresAt: number;
}

export interface Tokens {
  issue(claims: { userId: number | null; version?: number; tokenId?: string }): Promise<string>;
  /** The claims of a valid, unexpired token; `null`: any other text. */
  read(jwt: string): Promise<TokenClaims | null>;
  /** Signature that proves that this shop issued a token id. */
  hash(tokenId: string): string;
  /** True if `hash` is our signature of `tokenId`; constant time. */
  isHash(tokenId: string, hash: string): boolean;
  /** Tokens of browsers in which a customer has logged in. */
  devices: DeviceTokens;
}

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = base64url({ alg: ALGORITHM, typ: 'JWT' });

/** Tokens signed with one key and one algorithm. `secret`: at least 32 bytes. */
export function createTokens(secret: string): Tokens {
  const key = new TextEncoder().encode(secret);
  if (key.byteLength < 32) throw new Error('SECRET_KEY needs at least 32 bytes');
  // A verified signature stays valid until the token expires; revocation is checked elsewhere.
  const cache = new BoundedMap<string, TokenClaims>(REMEMBERED);
  const hash = (tokenId: string) => createHmac('sha256', key).update(`token-id:${tokenId}`).digest('base64url');
  return {
    issue: async ({ userId, version = 0, tokenId = randomUUID() }) => {
      const now = Math.floor(Date.now() / 1000);
      const claims: TokenClaims = { tokenId, userId, version, expiresAt: now + TOKEN_LIFE_SECONDS };
      const payload = { uid: userId, ver: version, iss: ISSUER, aud: ISSUER, jti: tokenId, iat: now, exp: claims.expiresAt };
      const signed = `${HEADER}.${base64url(payload)}`;
      const jwt = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
      // Cached, as the next call will read it.
      cache.set(jwt, claims);
      return jwt;
    },
    read: async (jwt) => {
      const cached = cache.get(jwt);
      if (cached && cached.expiresAt + CLOCK_LEEWAY_SECONDS > Date.now() / 1000) return cached;
      try {
        const { payload } = await jwtVerify(jwt, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: ISSUER,
          typ: 'JWT',
          clockTolerance: CLOCK_LEEWAY_SECONDS,
          requiredClaims: ['jti', 'exp'],
        });
        const userId = typeof payload.uid === 'number' ? payload.uid : null;
        const claims = { tokenId: payload.jti as string, userId, version: typeof payload.ver === 'number' ? payload.ver : 0, expiresAt: payload.exp as number };
        // A copy: a substring would keep the whole header in memory.
        cache.set(Buffer.from(jwt).toString(), claims);
        return claims;
      } catch {
        return null;
      }
    },
    devices: createDeviceTokens(secret),
    hash,
    isHash: (tokenId, submitted) => {
      const expected = Buffer.from(hash(tokenId));
      const actual = Buffer.from(submitted);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
