import { expect, it } from 'vitest';
import { paymentKind } from './payment-kind.ts';

it.each([
  ['bank-transfer', 'transfer'],
  ['cash-on-delivery', 'door'],
  ['sandbox-form', 'bank'],
  ['stripe', 'card'],
  ['', 'card'],
])('%j is paid by %s', (code, kind) => expect(paymentKind(code)).toBe(kind));
