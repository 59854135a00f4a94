import type { CreatedPayment } from '@vitrina/contract/orders';

/** Next step of a payment: the bank's form, address or frame, a page of the shop, or none. */
export type PaymentFlow =
  | { kind: 'form'; form: NonNullable<CreatedPayment['hidden_form']> }
  | { kind: 'leave'; url: string }
  | { kind: 'frame'; url: string }
  | { kind: 'ours'; url: string }
  | { kind: 'none' };

/** Reads a created payment. Unsafe addresses (`javascript:` and the like) count as none. `host`: the shop's own origin. */
export function paymentFlow({ hidden_form, redirect_url, frame_url }: CreatedPayment, host: string): PaymentFlow {
  if (hidden_form) return isWebAddress(hidden_form.action) ? { kind: 'form', form: hidden_form } : { kind: 'none' };
  if (redirect_url) {
    if (/^\/(?![/\\])/.test(redirect_url)) return { kind: 'ours', url: redirect_url };
    if (!isWebAddress(redirect_url)) return { kind: 'none' };
    const { origin, pathname, search } = new URL(redirect_url);
    return origin === new URL(host).origin ? { kind: 'ours', url: pathname + search } : { kind: 'leave', url: redirect_url };
  }
  if (frame_url) return isWebAddress(frame_url) ? { kind: 'frame', url: frame_url } : { kind: 'none' };
  return { kind: 'none' };
}

const isWebAddress = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
