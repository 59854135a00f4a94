import { formatDate } from '@vitrina/contract/values/date';
import { useShop, useText } from '../../context/shop-context.tsx';
import { DeviceList, DeviceSince, Liability } from '../../features/devices/device-list.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import '../../features/plain-form/plain-form.css';
import { useMoment } from '../../labels/use-moment.ts';
import { deviceUrl } from '../../links/device-links.ts';
import { viewOrderUrl } from '../../links/order-links.ts';
import { recallsUrl } from '../../links/safety-links.ts';
import { CircleAlert } from '../../ui/icons.tsx';
import { ProductHead } from '../../ui/product-head.tsx';
import '../../ui/recall-note.css';
import { ClaimForm, PhotoForm, SerialForm } from './device-forms.tsx';
import type { Props } from './load.ts';

/** Devices of an order; or one in detail: guarantees, documents, serial number, recall, claims. */
export function Page(props: Props) {
  const shop = useShop();
  const text = useText();
  if (props.view === 'one') return <OneDevice {...props} />;
  return (
    <OrderFrame title={text('account_my_devices')} lead={<p>{text('account_my_devices_text')}</p>}>
      {props.devices.length > 0 ? <DeviceList devices={props.devices} /> : <p>{text('device_none')}</p>}
      <p className="order-out">
        <a className="btn" href={viewOrderUrl(props.identifier, shop)}>
          {text('order_view')}
        </a>
      </p>
    </OrderFrame>
  );
}

type One = Extract<Props, { view: 'one' }>;

function OneDevice(props: One) {
  const shop = useShop();
  const text = useText();
  const { device, identifier, sent } = props;
  const open = device.claims.find(({ state }) => state !== 'settled' && state !== 'refused');
  return (
    <OrderFrame
      title={device.title}
      lead={
        <ProductHead path={device.image_upload_path}>
          <p className="device-since">
            <DeviceSince device={device} />
          </p>
          <p>
            <a className="link" href={viewOrderUrl(identifier, shop)}>
              {text('order_title', { number: device.order })}
            </a>
          </p>
          {device.url_without_domain && (
            <p>
              <a className="link" href={device.url_without_domain}>
                {text('feedback_to_product')}
              </a>
            </p>
          )}
        </ProductHead>
      }
      aside={
        <div className="device-aside">
          <Facts {...props} />
        </div>
      }
    >
      {sent && (
        <p className="order-notice" id="sent" role="status">
          {text(`device_sent_${sent}`)}
        </p>
      )}
      {device.recall && <Recall recall={device.recall} title={device.title} />}
      <section className="panel order-panel" id="claim" tabIndex={-1} aria-labelledby="claim-title">
        <h2 id="claim-title">{text('claim_title')}</h2>
        {device.claims.map((claim) => (
          <Claim key={claim.id} claim={claim} />
        ))}
        {open && <PhotoForm {...props} claim={open.id} />}
        {device.can_claim ? <ClaimForm {...props} /> : device.claims.length === 0 && <p>{text('claim_not_yet')}</p>}
      </section>
      <p className="order-out">
        <a className="btn" href={deviceUrl(shop, identifier)}>
          {text('device_all_of_order')}
        </a>
      </p>
    </OrderFrame>
  );
}

/** A claim with its steps. */
function Claim({ claim }: { claim: One['device']['claims'][number] }) {
  const text = useText();
  const moment = useMoment();
  return (
    <div className="device-claim">
      <p>{claim.message}</p>
      {claim.photos > 0 && <p className="small muted">{text('claim_photos', { count: claim.photos })}</p>}
      <ol className="claim-steps">
        {claim.steps.map(({ step, at }) => (
          <li key={step}>
            <b>{text(`claim_step_${step}`)}</b> <span className="small muted">{moment(at)}</span>
          </li>
        ))}
      </ol>
      {claim.refuse_reason && <p>{claim.refuse_reason}</p>}
    </div>
  );
}

function Recall({ recall: { number, kind }, title }: { recall: NonNullable<One['device']['recall']>; title: string }) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="recall-note" role="note" data-law="recall">
      <CircleAlert className="icon" />
      <div>
        <b>{text(`recall_headline_${kind}`)}</b>
        <p>{text('recall_banner_account', { title })}</p>
        <p>
          <a className="link" href={recallsUrl(shop, number)}>
            {text('recall_page')}
          </a>
        </p>
      </div>
    </div>
  );
}

function Facts(props: One) {
  const { lang } = useShop();
  const text = useText();
  const { device } = props;
  return (
    <>
      <section className="panel order-panel" aria-labelledby="liability-title">
        <h2 id="liability-title">{text('device_guarantees')}</h2>
        <Liability device={device} />
        <p className="small muted">{text('device_liable_note')}</p>
      </section>
      <section className="panel order-panel" aria-labelledby="documents-title">
        <h2 id="documents-title">{text('device_documents')}</h2>
        {device.documents.length === 0 && <p className="small">{text('device_documents_none')}</p>}
        <ul className="device-documents">
          {device.documents.map(({ kind, number, issued_at, url }) => (
            <li key={number}>
              <a className="link" href={url}>
                {text(`document_${kind}`)} {number}
              </a>{' '}
              <span className="small muted">{formatDate(issued_at.slice(0, 10), lang)}, PDF</span>
            </li>
          ))}
        </ul>
      </section>
      <SerialForm {...props} />
    </>
  );
}
