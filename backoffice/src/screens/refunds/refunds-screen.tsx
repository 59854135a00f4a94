import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DueRefund } from '../../api/refunds.ts';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { GiveDialog } from './give-dialog.tsx';
import { NarrowRefund, STANDARD_COLUMNS, useMayGive, useRefundColumns } from './refund-columns.tsx';
import { readRefunds, useRefundFilters, useRefundTabs } from './use-refunds.ts';
import './refunds.css';

const route = getRouteApi('/refunds');
const narrowRow = (refund: DueRefund) => <NarrowRefund refund={refund} />;

/** Refunds that buyers wait for, oldest first: to be sent manually, or requested from a gateway and not confirmed yet; and completed ones. */
export function RefundsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const { tab = 'hand' } = search;
  const navigate = useNavigate({ from: '/refunds' });
  const mayExport = useMay()('exports.run');
  const mayGive = useMayGive();
  const [opened, setOpened] = useState<DueRefund | null>(null);
  const { source, sort, fetchCsv } = readRefunds(search);
  return (
    <>
      <ListScreen
        name="refunds"
        title={words('nav_refunds')}
        searchField={{ label: words('refunds_search'), hint: words('refunds_search_hint') }}
        search={{ ...search }}
        onChange={(next) => void navigate({ search: (before) => ({ ...before, ...next, ...(next.tab && { sort: '' }) }), replace: true })}
        onView={(view) => void navigate({ search: view })}
        filters={useRefundFilters(search)}
        tabs={{ label: words('refunds_by_way'), all: useRefundTabs(), chosen: tab }}
        columns={useRefundColumns()}
        usual={STANDARD_COLUMNS[tab]}
        narrow={narrowRow}
        source={source}
        sort={sort}
        keyOf={({ id }) => String(id)}
        onOpen={(refund) => (mayGive(refund) ? setOpened(refund) : void navigate({ to: '/orders/$number', params: { number: refund.order } }))}
        none={words(isNarrowed(search) ? 'refunds_none_found' : 'refunds_none')}
        csv={mayExport ? (shown) => fetchCsv(shown.filter((id) => id !== 'give')) : undefined}
        hint={() => tab !== 'done' && <p className="grid-dim">{words(`refunds_hint_${tab}`)}</p>}
      />
      {opened && <GiveDialog refund={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const isNarrowed = ({ tab, sort, columns, ...narrowed }: ReturnType<typeof route.useSearch>): boolean => tab === 'done' || Object.keys(narrowed).length > 0;
