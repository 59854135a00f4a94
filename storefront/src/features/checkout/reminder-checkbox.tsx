import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type RefObject, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { saveReminder } from './checkout-actions.ts';

interface ReminderTickProps {
  form: RefObject<HTMLFormElement | null>;
  /** Consent stored in the cart; false until the box is ticked. */
  isGiven: boolean;
}

/** Consent to one mail about a cart left behind: never ticked beforehand, and taken back by unticking. */
export function ReminderCheckbox({ form, isGiven }: ReminderTickProps) {
  const { lang } = useShop();
  const text = useText();
  const [isTicked, setTicked] = useState(isGiven);
  const change = (next: boolean) => {
    setTicked(next);
    const email = form.current ? emailOf(form.current) : '';
    // Taking it back needs no address.
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

/** Says it again with the address as it is at the end: it may have been typed after the tick. */
export function keepReminder(lang: LanguageCode, form: HTMLFormElement): void {
  const email = emailOf(form);
  if (email !== '' && form.querySelector<HTMLInputElement>('input[name="reminder"]')?.checked) saveReminder(lang, email, true);
}
