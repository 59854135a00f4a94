import { useText } from '../../context/shop-context.tsx';
import { FitCards } from '../../features/fit/fit-cards.tsx';
import type { FitsPage } from './fits-page.ts';

/** Accessories proven to fit with the reasons, and devices that an accessory fits. */
export function FitLists({ accessories, devices }: Pick<FitsPage, 'accessories' | 'devices'>) {
  const text = useText();
  return (
    <>
      <FitCards cards={accessories} />
      {accessories.length > 0 && devices.length > 0 && <h3>{text('fit_devices_title')}</h3>}
      <FitCards cards={devices} />
    </>
  );
}
