import { telUrl } from '../../links/tel-url.ts';
import { thumbPath } from '@vitrina/contract/thumbs';
import type { ReactNode } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { reportUrl } from '../../links/safety-links.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import type { Props } from './load.ts';
import './recalls.css';

type Recall = Props['recalls'][number];

/** Recalls and safety warnings, in the parts of the template of regulation 2024/1435. */
export function Page({ recalls }: Props) {
  const shop = useShop();
  const text = useText();
  return (
    <div className="page recalls-page">
      <Breadcrumbs trail={[]} current={text('recalls')} />
      <h1 className="page-title">{text('recalls')}</h1>
      <p>{text('recalls_lead')}</p>
      {recalls.length === 0 && <p className="panel recall">{text('recalls_none')}</p>}
      {recalls.map((recall) => (
        <RecallNotice key={recall.number} recall={recall} />
      ))}
      <p>
        <a className="link" href={reportUrl(shop)}>
          {text('report_link')}
        </a>
      </p>
      <p>
        <a className="link" href="https://ec.europa.eu/safety-gate-alerts/">
          {text('recalls_gate')}
        </a>
      </p>
    </div>
  );
}

function RecallNotice({ recall }: { recall: Recall }) {
  const text = useText();
  const moment = useMoment();
  const { number, kind, batches, sold_from, sold_to, hazard, advice, remedies, published_at, ended_at, safety_gate } = recall;
  const day = (iso: string | null) => (iso === null ? '…' : moment(iso, 'day'));
  return (
    <article className={ended_at ? 'panel recall over' : 'panel recall'} id={number} aria-labelledby={`${number}-title`}>
      <h2 id={`${number}-title`}>{text(`recall_headline_${kind}`)}</h2>
      <p className="muted">
        {[`${text('recall_number')}: ${number}`, text('recall_since', { day: day(published_at) }), ended_at && text('recall_over', { day: day(ended_at) })]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <h3>{text('recall_product')}</h3>
      <ul className="recall-products">
        {recall.products.map((product) => (
          <RecalledProduct key={product.code} product={product} />
        ))}
      </ul>
      <dl>
        <Fact name={text('recall_batches')}>{batches ?? text('recall_batches_all')}</Fact>
        {(sold_from || sold_to) && <Fact name={text('recall_sold')}>{`${day(sold_from)} – ${day(sold_to)}`}</Fact>}
      </dl>
      <h3>{text('recall_hazard')}</h3>
      <p>{hazard}</p>
      <h3>{text('recall_what_to_do')}</h3>
      {kind === 'recall' && (
        <p>
          <b>{text('recall_stop_using')}</b>
        </p>
      )}
      <p>{advice}</p>
      {remedies.length > 0 && (
        <>
          <h3>{text('recall_remedies')}</h3>
          <p>{text(remedies.length > 1 ? 'recall_choice' : 'recall_only', { remedies: remedies.map((one) => text(`recall_remedy_${one}`)).join(', ') })}</p>
        </>
      )}
      <h3>{text('recall_contact')}</h3>
      <Contact recall={recall} />
      <p>{text('recall_pass_on')}</p>
      {safety_gate && (
        <p>
          <a className="link" href={safety_gate}>
            {text('recall_safety_gate')}
          </a>
        </p>
      )}
    </article>
  );
}

function RecalledProduct({ product: { title, brand, code, ean, mpn, image, url_without_domain: url } }: { product: Recall['products'][number] }) {
  const codes = [brand, code, ean && `EAN ${ean}`, mpn].filter(Boolean).join(', ');
  return (
    <li>
      {image && <img src={thumbPath('listing_small', image, 'webp')} width={80} alt="" loading="lazy" />}
      <div>
        {url ? (
          <a className="link" href={url}>
            {title}
          </a>
        ) : (
          <b>{title}</b>
        )}
        <p className="muted">{codes}</p>
      </div>
    </li>
  );
}

function Contact({ recall: { phone, email, url } }: { recall: Recall }) {
  const text = useText();
  return (
    <dl>
      {phone && (
        <Fact name={text('recall_phone')}>
          <a className="link" href={telUrl(phone)}>
            {phone}
          </a>
        </Fact>
      )}
      <Fact name={text('recall_email')}>
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      </Fact>
      {url && (
        <Fact name={text('recall_url')}>
          <a className="link" href={url}>
            {url}
          </a>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
