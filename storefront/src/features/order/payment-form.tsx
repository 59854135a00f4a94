import { useEffect, useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import type { PaymentMeans } from './payment-means.ts';

/** The bank's hidden form: sends itself, or by its button where there are no scripts. */
export function PaymentForm({ form }: Pick<Extract<PaymentMeans, { kind: 'form' }>, 'form'>) {
  const text = useText();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A field may be called submit and hide the method.
    if (element.current) HTMLFormElement.prototype.submit.call(element.current);
  }, []);
  return (
    <form ref={element} action={form.action} method="post">
      {Object.entries(form.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="key">
        {text('order_to_bank')}
      </button>
    </form>
  );
}

/** The bank's own address: opened at once, or by its link. */
export function PaymentLink({ url }: { url: string }) {
  const text = useText();
  useEffect(() => location.replace(url), [url]);
  return (
    <a className="key" href={url}>
      {text('order_to_bank')}
    </a>
  );
}
