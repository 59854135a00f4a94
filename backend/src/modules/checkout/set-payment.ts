import { sql } from 'kysely';
import { fail } from '../../http/outcome.ts';
import type { CartWrite } from '../cart/index.ts';

/** Sets the payment method; refused if the cart may not be paid by it. */
export const setPayment = (code: string): CartWrite => ({
  set: sql`payment_code = ${code}`,
  check: ({ gateway }) => (gateway?.code === code ? null : fail('error_payment_not_possible')),
});
