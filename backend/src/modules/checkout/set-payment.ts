import { sql } from 'kysely';
import { fail } from '../../http/outcome.ts';
import type { CartWrite } from '../cart/index.ts';

/** Chooses the way to pay; the check sees whether the cart may be paid so. */
export const setPayment = (code: string): CartWrite => ({
  set: sql`payment_code = ${code}`,
  check: ({ gateway }) => (gateway?.code === code ? null : fail('error_payment_not_possible')),
});
