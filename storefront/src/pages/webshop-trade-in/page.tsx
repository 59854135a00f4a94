import { usePrice, useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { tradeInUrl } from '../../links/trade-in-links.ts';
import { Estimate } from './estimate.tsx';
import type { EstimateProps, Props } from './load.ts';
import { OfferForm } from './offer-form.tsx';
import { ProductPicture } from '../../ui/product-picture.tsx';
import { OfferState } from './offer-state.tsx';
import { Questions } from './questions.tsx';
import './trade-in.css';

/** Estimate for an old device by answers, its offer to the shop, and the state of an offer. Works without scripts. */
export function Page(props: Props) {
  const text = useText();
  if (props.view === 'state') return <OfferState {...props} />;
  const { device, devices, estimate } = props;
  const isAccepted = estimate !== null && estimate.sum !== null;
  return (
    <OrderFrame
      title={text('trade_in_title')}
      lead={<p>{text(devices.length > 0 ? 'trade_in_lead' : 'trade_in_none')}</p>}
      aside={devices.length > 0 && <Steps ways={props.ways} />}
    >
      {estimate && device && <Estimate estimate={estimate} couponDays={props.couponDays} />}
      {device ? <Questions {...props} device={device} /> : <Devices devices={devices} />}
      {isAccepted && device && <OfferForm {...props} device={device} sum={estimate.sum as number} />}
    </OrderFrame>
  );
}

/** Steps of a trade-in, from the answers to the coupon. */
function Steps({ ways }: Pick<EstimateProps, 'ways'>) {
  const text = useText();
  const hand = ways.length > 1 ? 'trade_in_how_hand' : ways.includes('shop') ? 'trade_in_how_bring' : 'trade_in_how_send';
  return (
    <section className="panel order-panel" aria-labelledby="trade-in-how">
      <h2 id="trade-in-how">{text('trade_in_how')}</h2>
      <ol className="trade-in-steps">
        {(['trade_in_how_answer', hand, 'trade_in_how_check', 'trade_in_how_coupon'] as const).map((step) => (
          <li key={step}>{text(step)}</li>
        ))}
      </ol>
    </section>
  );
}

const PRESETS = ['listing_small', 'department', 'listing'] as const;

function Devices({ devices }: Pick<EstimateProps, 'devices'>) {
  const shop = useShop();
  const text = useText();
  const price = usePrice();
  if (devices.length === 0) return null;
  return (
    <section className="panel order-panel" aria-labelledby="devices-title">
      <h2 id="devices-title">{text('trade_in_choose')}</h2>
      <ul className="trade-in-devices">
        {devices.map(({ code, title, most, image_upload_path }) => (
          <li key={code}>
            <a href={tradeInUrl(shop, code)}>
              <span className="well">
                <ProductPicture path={image_upload_path} alt="" presets={PRESETS} sizes="(min-width: 600px) 240px, 40vw" width={400} height={334} isEager />
              </span>
              <b>{title}</b>
              <span className="muted">{text('trade_in_most', { amount: price(most) })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
