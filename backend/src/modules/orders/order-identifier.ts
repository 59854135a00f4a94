import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Compared with where there is nothing to compare with. */
export const NO_CODE = 'A'.repeat(22);

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

const FIRST_NUMBER = 100_000;

/** To be told on the phone. Numbers rise, but are not promised to be without gaps. */
export const orderNumber = (id: number): string => String(FIRST_NUMBER + id);
/** The number of a sum asked for on an order, for transfers and banks: the order's and its own. */
export const additionalNumber = ({ id, order_id }: { id: number; order_id: number }): string => `${orderNumber(order_id)}${String(id).padStart(4, '0')}`;
export const orderIdOfNumber = (number: string): number => Number(number) - FIRST_NUMBER;

/** What a payment of an order is for. */
export const referenceOf = (orderId: number): string => `order-${orderId}`;
export const additionalReferenceOf = (id: number): string => `additional-${id}`;

/** What a payment's reference names; `null`: nothing of ours. */
export function readReference(reference: string): { kind: 'order' | 'additional'; id: number } | null {
  const [, kind, id] = /^(order|additional)-(\d{1,15})$/.exec(reference) ?? [];
  return kind ? { kind: kind as 'order' | 'additional', id: Number(id) } : null;
}
