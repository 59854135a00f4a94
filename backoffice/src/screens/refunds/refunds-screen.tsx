import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type DueRefund, dueRefundsQuery } from '../../api/refunds.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { DueItem } from './due-item.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { REFUND_TABS } from './refunds-search.ts';
import './refunds.css';

const route = getRouteApi('/refunds');
const PAGE = 50;

/** Money that buyers wait for, oldest first: to be sent by hand, or asked of a gateway and not confirmed yet. */
export function RefundsScreen() {
  const words = useWords();
  const { tab = 'hand', page: asked = '1' } = route.useSearch();
  const page = Number(asked);
  const navigate = useNavigate({ from: '/refunds' });
  const [given, setGiven] = useState<DueRefund | null>(null);
  const { data, error, refetch, isFetching } = useQuery(dueRefundsQuery({ by_hand: tab === 'hand' }, (page - 1) * PAGE, PAGE));
  const counts = { hand: data?.counts.by_hand, gateway: data?.counts.by_gateway };
  return (
    <div className="screen">
      <title>{words('nav_refunds')}</title>
      <div className="screen-head">
        <h1>{words('nav_refunds')}</h1>
      </div>
      <Tabs
        label={words('refunds_by_way')}
        tabs={REFUND_TABS.map((id) => ({ id, label: words(`refunds_tab_${id}`), count: counts[id] }))}
        chosen={tab}
        onChoose={(next) => void navigate({ search: next === 'hand' ? {} : { tab: next }, replace: true })}
      />
      <p className="grid-dim">{words(`refunds_hint_${tab}`)}</p>
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('refunds_none')}</p>}
      <ul className="dues" aria-busy={isFetching}>
        {data?.items.map((refund) => (
          <DueItem key={refund.id} refund={refund} onGive={setGiven} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE)}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: String(next) }) })}
      />
      {given && <GiveDialog refund={given} onClose={() => setGiven(null)} />}
    </div>
  );
}
