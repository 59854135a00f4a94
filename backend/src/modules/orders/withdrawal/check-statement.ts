import type { FieldError } from '@vitrina/contract/errors';
import { isEmail } from '@vitrina/contract/values/email';
import type { withdrawals } from '@vitrina/contract/withdrawals';
import { readOrderNumber } from '@vitrina/contract/values/order-number';
import type { z } from 'zod';
import { orderIdOfNumber } from '../order-number.ts';

/** A statement of withdrawal as it came in. */
export type Statement = z.output<typeof withdrawals.withdraw.input>;

/** Id of the order that a typed number names, `null` where it is none. */
export function idOfTypedNumber(typed: string): number | null {
  const number = readOrderNumber(typed);
  const id = number === null ? 0 : orderIdOfNumber(number);
  return id > 0 ? id : null;
}

/** Errors of format only; whether the order exists is not checked here. */
export function statementErrors({ identifier, number = '', email = '', name, items }: Statement): FieldError[] {
  const errors: FieldError[] = [];
  if (identifier === undefined) {
    if (!number) errors.push({ field: 'number', label_name: 'error_field_required' });
    else if (idOfTypedNumber(number) === null) errors.push({ field: 'number', label_name: 'error_field_format' });
    if (!email) errors.push({ field: 'email', label_name: 'error_field_required' });
    else if (!isEmail(email)) errors.push({ field: 'email', label_name: 'error_email_invalid' });
    // Lines can be chosen only with the order's identifier.
    if (items) errors.push({ field: 'items', label_name: 'error_field_unknown_value' });
  }
  if (!name) errors.push({ field: 'name', label_name: 'error_field_required' });
  if (items?.length === 0) errors.push({ field: 'items', label_name: 'error_field_required' });
  return errors;
}
