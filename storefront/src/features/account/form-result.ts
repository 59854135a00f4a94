import type { ErrorData } from '@vitrina/contract/errors';

/** Errors of a form: labels by field, and one for the whole form. */
export interface FormResult {
  errors: Record<string, string>;
  problem: string | null;
}

export const NOTHING_WRONG: FormResult = { errors: {}, problem: null };

/** Converts an error reply; fields of the customer's address lose their group prefix. */
export function formResult({ label_name, errors = [] }: ErrorData): FormResult {
  const byField = Object.fromEntries(errors.map((error) => [error.field.replace(/^(?:customer\.)?(?:fields\.)?/, ''), error.label_name]));
  return { errors: byField, problem: errors.length > 0 ? null : label_name };
}
