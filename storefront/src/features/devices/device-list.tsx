import type { Device } from '@vitrina/contract/devices';
import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import { keepTogether } from '../../labels/keep-together.ts';
import { deviceUrl } from '../../links/device-links.ts';
import { SmallPicture } from '../../ui/product-head.tsx';
import './devices.css';

/** Bought devices with the end dates of their guarantees. */
export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const shop = useShop();
  const text = useText();
  return (
    <ul className="device-list">
      {devices.map((device) => {
        const { identifier, line, title, qty, image_upload_path: image, serial_number, open_claim, recall } = device;
        return (
          <li key={`${identifier} ${line}`}>
            {image ? <SmallPicture path={image} /> : <span />}
            <div>
              <a className="link" href={deviceUrl(shop, identifier, line)}>
                {title}
                {qty > 1 && ` × ${qty}`}
              </a>
              <p className="small muted device-since">
                <DeviceSince device={device} />
                {serial_number && ` · ${text('device_serial')} ${serial_number}`}
              </p>
              <Liability device={device} />
              {recall && <p className="small device-alarm">{text(`recall_headline_${recall.kind}`)}</p>}
              {open_claim && <p className="small">{text('device_claim_state', { state: text(`claim_step_${open_claim}`) })}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Delivery date of the device or, until then, its shipping date. */
export function DeviceSince({ device: { delivered_on, is_delivered } }: { device: Device }) {
  const { lang } = useShop();
  const text = useText();
  return text(is_delivered ? 'device_delivered' : 'device_shipped', { day: formatDate(delivered_on, lang) });
}

/** End dates of the seller's legal liability and of the producer's guarantee. */
export function Liability({ device: { liable_until, guarantee } }: { device: Device }) {
  const { lang } = useShop();
  const text = useText();
  return (
    <ul className="small device-liability">
      <li>{liable_until ? text('device_liable_until', { day: formatDate(liable_until, lang) }) : text('device_liable')}</li>
      {guarantee && <li>{text('device_guarantee_until', { guarantor: keepTogether(guarantee.guarantor), day: formatDate(guarantee.until, lang) })}</li>}
    </ul>
  );
}
