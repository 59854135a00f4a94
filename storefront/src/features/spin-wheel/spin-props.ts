import type { Spin } from '@vitrina/contract/campaigns';
import type { ErrorData } from '@vitrina/contract/errors';

/** Result of a form submitted without scripts. */
export interface SentSpin {
  spin: Spin | null;
  email: string;
  /** Error labels by field. */
  errors: Record<string, string>;
  /** Error label of the whole form. */
  problem: string | null;
}

export const NOT_SENT: SentSpin = { spin: null, email: '', errors: {}, problem: null };

/** Converts the error of a refused spin. */
export const refusalOf = ({ label_name, errors = [] }: ErrorData): Pick<SentSpin, 'errors' | 'problem'> => ({
  errors: Object.fromEntries(errors.map((error) => [error.field, error.label_name])),
  problem: errors.length > 0 ? null : label_name,
});
