import { randomBytes, timingSafeEqual } from 'node:crypto';

/** 128 random bits in 22 characters. */
export const makeOrderCode = (): string => randomBytes(16).toString('base64url');

export const orderIdentifierOf = ({ id, code }: { id: number; code: string }): string => `${id}-${code}`;

/** `12-AbC…` split at the first hyphen; the code may hold hyphens itself. */
export function readOrderIdentifier(identifier: string): { id: number; code: string } {
  const at = identifier.indexOf('-');
  return { id: Number(identifier.slice(0, at)), code: identifier.slice(at + 1) };
}

/** In constant time: what a wrong code costs tells nothing about the right one. */
export function isSameCode(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** To be told on the phone. Numbers rise, but are not promised to be without gaps. */
export const orderNumber = (id: number): string => String(100_000 + id);

/** What a payment of an order is for. */
export const referenceOf = (orderId: number): string => `order-${orderId}`;
export const orderIdOf = (reference: string): number | null => Number(/^order-(\d+)$/.exec(reference)?.[1] ?? Number.NaN) || null;
