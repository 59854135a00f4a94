import type { Tracking } from '@vitrina/contract/orders';
import { useText } from '../../context/shop-context.tsx';

/** Tracking of the parcel. For unsafe addresses only the number is shown. */
export function OrderTracking({ carrier, number, url }: Tracking) {
  const text = useText();
  const isWeb = url !== null && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return (
    <p>
      {text('order_tracking')}: {[carrier, number].filter(Boolean).join(', ')}{' '}
      {isWeb && (
        <a className="link" href={url} rel="noreferrer">
          {text('order_tracking_link')}
        </a>
      )}
    </p>
  );
}
