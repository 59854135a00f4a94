import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type RefObject, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { saveReminder } from './checkout-actions.ts';

interface ReminderTickProps {
  form: RefObject<HTMLFormElement | null>;
  /** Consent stored in the cart; false by default. */
  hasConsent: boolean;
}

/** Consent to one mail about an abandoned cart: unticked by default, and withdrawn by unticking. */
export function ReminderCheckbox({ form, hasConsent }: ReminderTickProps) {
  const { lang } = useShop();
  const text = useText();
  const [isTicked, setTicked] = useState(hasConsent);
  const change = (next: boolean) => {
    setTicked(next);
    const email = form.current ? emailOf(form.current) : '';
    // A withdrawal needs no address.
    if (email !== '' || !next) saveReminder(lang, email, next);
  };
  return (
    <label className="checkout-tick">
      <input type="checkbox" name="reminder" value="1" checked={isTicked} onChange={(event) => change(event.target.checked)} />
      <span>{text('checkout_reminder')}</span>
    </label>
  );
}

const emailOf = (form: HTMLFormElement): string => form.querySelector<HTMLInputElement>('input[type="email"]')?.value.trim() ?? '';

/** Sends the consent again with the final address, which may have been typed after the tick. */
export function resendReminder(lang: LanguageCode, form: HTMLFormElement): void {
  const email = emailOf(form);
  if (email !== '' && form.querySelector<HTMLInputElement>('input[name="reminder"]')?.checked) saveReminder(lang, email, true);
}
