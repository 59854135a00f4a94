import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { TransferState } from '@vitrina/contract/staff/stock';
import * as calls from '@vitrina/contract/staff/stock.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { transfersQuery } from '../../api/transfers.ts';
import { useMay } from '../../app/me.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { CsvButton } from '../../kits/list/csv-button.tsx';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { Pager } from '../../kits/list/pager.tsx';
import { Tabs } from '../../kits/list/tabs.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { NewTransfer } from './new-transfer.tsx';
import { TransferItem } from './transfer-item.tsx';
import './stock.css';

const route = getRouteApi('/transfers');
const PAGE = 50;
const STATES: readonly TransferState[] = ['sent', 'arrived', 'back'];

/** Transfers of goods between warehouses: under way, arrived and returned. */
export function TransfersScreen() {
  const words = useWords();
  const navigate = useNavigate({ from: '/transfers' });
  const search = route.useSearch();
  const may = useMay();
  const mayAdjust = may('stock.adjust');
  const [isNew, setNew] = useState(false);
  const state = STATES.find((one) => one === search.state) ?? 'sent';
  const page = Number(search.page ?? 1);
  const { data, error, refetch } = useQuery(transfersQuery(state, (page - 1) * PAGE, PAGE));
  const back = (): void => void navigate({ to: '/stock' });
  useKeys({ Escape: back, ...(mayAdjust && { n: () => setNew(true) }) });
  return (
    <div className="screen transfers">
      <title>{words('transfers')}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('nav_stock')}
        </Button>
        <h1>{words('transfers')}</h1>
        {may('exports.run') && <CsvButton fetch={() => callStaff(calls.transfersCsv, { filter: { state } })} name="transfers.csv" />}
        {mayAdjust && (
          <Button look="key" onPress={() => setNew(true)}>
            {words('transfer_new')}
          </Button>
        )}
      </header>
      <Tabs
        label={words('transfers')}
        tabs={STATES.map((id) => ({ id, label: words(`transfer_${id}`) }))}
        chosen={state}
        onChoose={(next) => void navigate({ search: next === 'sent' ? {} : { state: next } })}
      />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {data?.total === 0 && <p className="grid-empty">{words('transfer_none')}</p>}
      <ul className="transfer-list" aria-busy={!data}>
        {data?.items.map((transfer) => (
          <TransferItem key={transfer.id} transfer={transfer} mayEnd={mayAdjust} />
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE)}
        onPage={(next) => void navigate({ search: (before) => ({ ...before, page: String(next) }) })}
      />
      {isNew && <NewTransfer onClose={() => setNew(false)} />}
    </div>
  );
}
