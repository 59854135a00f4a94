import type * as checkoutCalls from '@vitrina/contract/checkout.calls';
import type { CallInput } from '@vitrina/contract/call-types';
import { type RefObject, useEffect, useRef } from 'react';
import { useShop } from '../../context/shop-context.tsx';
import { saveCustomer, saveDraftOnLeaving } from './checkout-actions.ts';
import { restoreValues, readDraft, valuesOf, writeDraft } from './checkout-draft.ts';

const AFTER_TYPING_MS = 700;

interface Draft {
  form: RefObject<HTMLFormElement | null>;
  /** Reads the form into the call's input. */
  read: (form: HTMLFormElement) => CallInput<typeof checkoutCalls.setCustomer>;
}

/**
 * Saves input: in this tab immediately, in the cart shortly after typing stops and when the page is left, so that it survives reload, Back, another tab and a
 * broken connection.
 */
export function useCheckoutDraft({ form, read }: Draft) {
  const { lang } = useShop();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef(read);
  latest.current = read;
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const save = async () => {
    timer.current = null;
    if (!form.current) return;
    const reply = await saveCustomer(lang, { ...latest.current(form.current), draft: true });
    if (reply.success && timer.current === null) writeDraft(null);
  };
  const touch = () => {
    stop();
    if (form.current) writeDraft(valuesOf(form.current));
    timer.current = setTimeout(() => void save(), AFTER_TYPING_MS);
  };
  /** Called after a successful submit: the draft is discarded. */
  const end = () => {
    stop();
    writeDraft(null);
  };
  const again = useRef(touch);
  again.current = touch;

  useEffect(() => {
    const element = form.current;
    const stored = readDraft();
    if (element && stored && restoreValues(element, stored)) again.current();
    const leave = () => {
      if (timer.current === null || !element) return;
      clearTimeout(timer.current);
      timer.current = null;
      saveDraftOnLeaving(lang, latest.current(element));
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [form, lang]);
  return { touch, stop, end };
}
