import { useRef } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { usePaymentPolling } from './use-payment-polling.ts';

/**
 * The provider's card form in a frame: card data never reach the shop's page. When the frame returns to a page of the shop, that page takes the whole window;
 * if it never does, polling of the payment status leads on.
 */
export function PaymentFrame({ url, identifier }: { url: string; identifier: string }) {
  usePaymentPolling(identifier);
  return <CardFrame url={url} />;
}

/** The frame without polling, for additional payments. */
export function CardFrame({ url }: { url: string }) {
  const text = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  return <iframe ref={frame} className="payment-frame" title={text('order_card_form')} src={url} allow="payment" onLoad={() => takeOver(frame.current)} />;
}

function takeOver(frame: HTMLIFrameElement | null): void {
  const back = addressOf(frame);
  if (back?.startsWith(`${location.origin}/`)) location.assign(back);
}

/** Address of the frame's document; `null`: the provider's, which is of another origin and not readable. */
function addressOf(frame: HTMLIFrameElement | null): string | null {
  try {
    return frame?.contentWindow?.location.href ?? null;
  } catch {
    return null;
  }
}
