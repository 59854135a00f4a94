import type { Cart } from '@vitrina/contract/cart';
import type { FitVerdict } from '@vitrina/contract/fits';
import { useEffect, useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { TriangleAlert } from '../../ui/icons.tsx';
import { fitWarningsOf } from './fit-warnings-of.ts';

/**
 * Warnings about cart items that fit no device of the cart or the buyer. `served`: verdicts from the server; devices stored in this browser are checked
 * afterwards.
 */
export function FitWarnings({ cart, served }: { cart: Cart; served: readonly FitVerdict[] }) {
  const { lang } = useShop();
  const text = useText();
  const items = cart.parcels.flatMap((parcel) => parcel.items);
  const ids = items.map((item) => item.id).join();
  const [verdicts, setVerdicts] = useState(served);
  useEffect(() => {
    let isCurrent = true;
    void judge(lang, ids).then((found) => isCurrent && found && setVerdicts(found));
    return () => {
      isCurrent = false;
    };
  }, [lang, ids]);
  const warnings = fitWarningsOf(verdicts).filter((one) => items.some((item) => item.id === one.itemId));
  if (warnings.length === 0) return null;
  return (
    <div role="status">
      <ul className="cart-note attention">
        {warnings.map(({ itemId, deviceTitle, reason }) => (
          <li key={itemId}>
            <TriangleAlert className="icon small-icon" aria-hidden="true" />
            <span>
              {text('fit_cart_warning', { item: items.find((item) => item.id === itemId)?.title ?? '', device: deviceTitle })} {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Verdicts for the cart's items on the visitor's devices and on each other, from the browser. */
async function judge(lang: Parameters<typeof import('../../client/lists/device-actions.ts').readDevices>[0], ids: string): Promise<FitVerdict[] | null> {
  const { fetchFits, readDevices } = await import('../../client/lists/device-actions.ts');
  const items = ids === '' ? [] : ids.split(',').map(Number);
  const devices = await readDevices(lang);
  return fetchFits(lang, items, [...devices.map((one) => one.id), ...items]);
}
