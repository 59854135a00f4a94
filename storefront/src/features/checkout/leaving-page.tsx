import { useEffect, useRef } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { orderUrl } from './checkout-url.ts';
import type { Leaving } from './finish-step.ts';

/** On the way to the bank: its form sends itself, or its address is opened; by hand where there are no scripts. */
export function LeavingPage({ leaving }: { leaving: Leaving }) {
  const shop = useShop();
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (leaving.kind === 'leave') location.replace(leaving.url);
    // A field may be called submit and hide the method.
    else if (form.current) HTMLFormElement.prototype.submit.call(form.current);
  }, [leaving]);
  return (
    <div className="page checkout checkout-leaving">
      <h1>{text('checkout_leaving')}</h1>
      <p>{text('checkout_leaving_text')}</p>
      {leaving.kind === 'leave' ? (
        <a className="key" href={leaving.url}>
          {text('checkout_leaving_go')}
        </a>
      ) : (
        <form ref={form} action={leaving.form.action} method="post">
          {Object.entries(leaving.form.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="key">
            {text('checkout_leaving_go')}
          </button>
        </form>
      )}
      <a className="link" href={orderUrl('payment_new', leaving.identifier, shop)}>
        {text('checkout_leaving_other')}
      </a>
    </div>
  );
}
