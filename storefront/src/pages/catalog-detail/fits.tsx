import { useShop, useText } from '../../context/shop-context.tsx';
import { cartUrl } from '../../links/page-links.ts';
import { deferred } from '../../ui/deferred.tsx';
import { printed } from '../../ui/printed.tsx';
import type { FitsPage } from './fits-page.ts';
import type { Props } from './load.ts';

const Lists = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.FitLists));
const FitSet = printed(() => import('./printed-parts.deferred.tsx').then((file) => file.FitSet));
const MyDevices = deferred(() => import('../../features/fit/my-devices.deferred.tsx').then((file) => file.MyDevices), {
  place: '.my-devices',
  isLoadedNear: true,
});

interface FitsProps {
  fits: NonNullable<Props['fits']>;
  /** Data of the printed part; `null`: its HTML is in the document. */
  of: FitsPage | null;
  product: { id: number; title: string };
}

/** Compatible accessories or devices, a bundle of them to buy, and the visitor's own devices. */
export function Fits({ fits, of, product }: FitsProps) {
  const shop = useShop();
  const text = useText();
  return (
    <section className="section product-fits" id="fits" tabIndex={-1} aria-labelledby="fits-title">
      <div className="section-head">
        <h2 id="fits-title">{text(fits.hasAccessories ? 'fit_title' : 'fit_devices_title')}</h2>
      </div>
      <p className="muted">{text('fit_lead')}</p>
      <div className="fits-columns">
        <Lists frame={{ as: 'div' }} of={of} />
        <div className="fits-side">
          {fits.hasSet && (
            <FitSet frame={{ as: 'form', className: 'fit-set panel', method: 'post', action: cartUrl(shop) }} of={of?.set ? { set: of.set } : null} />
          )}
          <MyDevices product={product} isAccessory={fits.isAccessory} />
        </div>
      </div>
    </section>
  );
}
