import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Compared where no row was found, so that both cases cost equal time. */
export const NO_CODE = 'A'.repeat(22);

/** 128 random bits in 22 characters. */
export const createOrderCode = (): string => randomBytes(16).toString('base64url');

export const orderIdentifierOf = ({ id, code }: { id: number; code: string }): string => `${id}-${code}`;

/** `12-AbC…` split at the first hyphen; the code may hold hyphens itself. */
export function readOrderIdentifier(identifier: string): { id: number; code: string } {
  const at = identifier.indexOf('-');
  return { id: Number(identifier.slice(0, at)), code: identifier.slice(at + 1) };
}

/** Compares in constant time, so that timing says nothing about the right code. */
export function isSameCode(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Lowest random id. Ids from here on are the order's number themselves; the lower ones of the shop's first orders are added to `FIRST_NUMBER`. */
const FIRST_DRAWN = 1_000_000_000;
const FIRST_NUMBER = 100_000;

/** Returns the order's number, as shown to people and on bank statements. */
export const orderNumber = (id: number): string => String(id < FIRST_DRAWN ? FIRST_NUMBER + id : id);
export const orderIdOfNumber = (number: string): number => (Number(number) < FIRST_DRAWN ? Number(number) - FIRST_NUMBER : Number(number));

/** Returns the reference of an order's payments. */
export const referenceOf = (orderId: number): string => `order-${orderId}`;
export const additionalReferenceOf = (id: number): string => `additional-${id}`;

/** Parses a payment's reference; `null`: not one of ours. */
export function readReference(reference: string): { kind: 'order' | 'additional'; id: number } | null {
  const [, kind, id] = /^(order|additional)-(\d{1,15})$/.exec(reference) ?? [];
  return kind ? { kind: kind as 'order' | 'additional', id: Number(id) } : null;
}
