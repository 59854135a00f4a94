import type { ReactNode } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import type { FormResult } from './form-result.ts';

/** Error of the whole form, shown above it. */
export function FormProblem({ result: { errors, problem } }: { result: FormResult }) {
  const text = useText();
  const count = Object.keys(errors).length;
  if (!problem && count === 0) return null;
  return (
    <p className="account-note wrong" role="alert">
      <CircleAlert className="icon" />
      <span>{problem ? text(problem) : text('checkout_errors', { count })}</span>
    </p>
  );
}

/** Note on a completed action. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <p className="account-note" role="status">
      <Check className="icon" />
      <span>{children}</span>
    </p>
  );
}
