import type { CreatedPayment } from '@vitrina/contract/orders';
import { useEffect, useRef } from 'react';

interface ToBankProps {
  /** Submits the bank's hidden form, or opens its address. */
  to: { kind: 'form'; form: NonNullable<CreatedPayment['hidden_form']> } | { kind: 'leave'; url: string };
  /** Label of the button, which is needed where the redirect does not start by itself. */
  label: string;
}

/** Redirect to the bank: submits its form or opens its address; without scripts, a button. */
export function BankRedirect({ to, label }: ToBankProps) {
  const form = useRef<HTMLFormElement>(null);
  const url = to.kind === 'leave' ? to.url : null;
  useEffect(() => {
    if (url !== null) location.replace(url);
    // A field may be named `submit` and shadow the method.
    else if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }, [url]);
  if (to.kind === 'leave')
    return (
      <a className="key" href={to.url}>
        {label}
      </a>
    );
  return (
    <form ref={form} action={to.form.action} method="post">
      {Object.entries(to.form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="key">
        {label}
      </button>
    </form>
  );
}
