import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type RefObject, useEffect, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { saveReminder } from './checkout-actions.ts';
import { readTick, writeTick } from './reminder-memory.ts';

/** Consent to one mail about a cart left behind: never ticked beforehand, and taken back by unticking. */
export function ReminderTick({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { lang } = useShop();
  const text = useText();
  const [isTicked, setTicked] = useState(false);
  // The cart does not tell; this tab remembers what was ticked in it.
  useEffect(() => setTicked(readTick()), []);
  const change = (next: boolean) => {
    setTicked(next);
    writeTick(next);
    const email = form.current && emailOf(form.current);
    if (email) saveReminder(lang, email, next);
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
