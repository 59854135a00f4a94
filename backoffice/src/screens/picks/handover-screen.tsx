import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type DeskHandover, handoverPaper, type HandoverState, handoversQuery } from '../../api/handover.ts';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useLanguage, useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import './picks.css';

const STATES = ['packed', 'shipped'] as const;

/** Parcels to hand over, with the driver's tasks at each door; can be printed for signatures. */
export function HandoverScreen() {
  const words = useWords();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  const back = (): void => void navigate({ to: '/picks' });
  useKeys({ Escape: back });
  const [state, setState] = useState<HandoverState>('packed');
  const { data, error, refetch } = useQuery(handoversQuery(state));
  return (
    <div className="screen">
      <title>{words('handover_title')}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('nav_picks')}
        </Button>
        <h1>{words('handover_title')}</h1>
      </header>
      <div className="begin-pick">
        <Select
          label={words('handover_state')}
          value={state}
          options={STATES.map((value) => ({ value, label: words(`handover_${value}`) }))}
          onChange={setState}
        />
        {data && data.total > 0 && (
          <a className="button" href={handoverPaper(state, lang)} target="_blank" rel="noopener">
            {words('handover_print')}
          </a>
        )}
      </div>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('handover_none')}</p>}
      {data && data.total > data.items.length && <p className="grid-dim">{words('handover_more', { count: data.total - data.items.length })}</p>}
      <ul className="picks">
        {data?.items.map((item) => (
          <Handover key={item.shipment} item={item} />
        ))}
      </ul>
    </div>
  );
}

function Handover({ item }: { item: DeskHandover }) {
  const words = useWords();
  const { money } = useFormats();
  const { order, parcel, address, way, lines, age, collect, take_back, carry_in } = item;
  return (
    <li className="pick-card">
      <span className="grid-line">
        <b className="grow">
          <Link to="/orders/$number" params={{ number: order }}>
            {words('pick_order', { number: order })}
          </Link>
          {parcel > 1 && ` / ${parcel}`}
        </b>
        {age && <Badge tone="open">{words('handover_age')}</Badge>}
        {collect && <Badge tone="open">{words('handover_collect', { amount: money(collect.amount, collect.currency) })}</Badge>}
        {take_back.length > 0 && <Badge tone="open">{words('handover_take_back')}</Badge>}
        {carry_in && <Badge tone="busy">{words('handover_carry_in')}</Badge>}
      </span>
      <span>{address.join(', ')}</span>
      <span className="grid-dim">{[way, ...lines.map(({ title, qty }) => `${qty} × ${title}`)].filter(Boolean).join(' · ')}</span>
    </li>
  );
}
