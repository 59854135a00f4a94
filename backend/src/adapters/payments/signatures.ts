import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Hexadecimal SHA-512 of concatenated texts and bytes. */
export function sha512(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha512');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Hexadecimal SHA-1, which older APIs of gateways still require. */
export const sha1 = (...parts: readonly string[]): string => createHash('sha1').update(parts.join('')).digest('hex');

/** Hexadecimal HMAC-SHA-256. */
export const hmacSha256 = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** Compares signatures in constant time. */
export function isSameSignature(received: unknown, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return typeof received === 'string' && timingSafeEqual(digest(received.toLowerCase()), digest(expected.toLowerCase()));
}
