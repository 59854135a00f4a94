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

/** Returns the reference of an order's payments. */
export const referenceOf = (orderId: number): string => `order-${orderId}`;
export const additionalReferenceOf = (id: number): string => `additional-${id}`;

/** Parses a payment's reference; `null`: not one of ours. */
export function readReference(reference: string): { kind: 'order' | 'additional'; id: number } | null {
  const [, kind, id] = /^(order|additional)-(\d{1,15})$/.exec(reference) ?? [];
  return kind ? { kind: kind as 'order' | 'additional', id: Number(id) } : null;
}
