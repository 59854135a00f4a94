import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { NarrowTradeIn, STANDARD_COLUMNS, useTradeInColumns } from './trade-in-columns.tsx';
import { TradeInDialog } from './trade-in-dialog.tsx';
import type { TradeInsSearch } from './trade-ins-search.ts';
import { readTradeIns, type TradeIn, useTradeInFilters, useTradeInTabs } from './use-trade-ins.ts';
import './trade-ins.css';

const route = getRouteApi('/trade-ins');
const narrowRow = (one: TradeIn) => <NarrowTradeIn one={one} />;

const isNarrowed = ({ tab, sort, columns, ...narrowed }: TradeInsSearch): boolean => Object.keys(narrowed).length > 0;

/** Devices that shoppers offered for trade-in, those that wait for staff first; a row opens its steps. */
export function TradeInsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/trade-ins' });
  const mayExport = useMay()('exports.run');
  const [opened, setOpened] = useState<TradeIn | null>(null);
  const { source, sort, fetchCsv } = readTradeIns(search);
  return (
    <>
      <ListScreen
        name="trade-ins"
        title={words('nav_trade_ins')}
        searchField={{ label: words('trade_ins_search'), hint: words('trade_ins_search_hint') }}
        search={{ ...search }}
        onChange={(next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })}
        onView={(view) => void navigate({ search: view })}
        filters={useTradeInFilters(search)}
        tabs={{ label: words('trade_ins_by_state'), all: useTradeInTabs(), chosen: search.tab ?? 'open' }}
        columns={useTradeInColumns()}
        usual={STANDARD_COLUMNS}
        narrow={narrowRow}
        source={source}
        sort={sort}
        keyOf={({ id }) => String(id)}
        onOpen={setOpened}
        none={words(isNarrowed(search) ? 'trade_ins_none_found' : 'trade_ins_none')}
        csv={mayExport ? fetchCsv : undefined}
      />
      {opened && <TradeInDialog one={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
