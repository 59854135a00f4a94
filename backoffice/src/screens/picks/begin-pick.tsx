import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/picks.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { picksQuery, warehousesQuery } from '../../api/picks.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast.tsx';

const STORAGE_KEY = 'office-warehouse';
const SIZES = ['5', '10', '20', '40'] as const;

/** Starts a pick of the longest waiting orders of one warehouse; the warehouse is remembered on this device. */
export function BeginPick() {
  const words = useWords();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: warehouses = [] } = useQuery(warehousesQuery);
  const { data: picks } = useQuery(picksQuery);
  const [chosen, setChosen] = useState(() => localStorage.getItem(STORAGE_KEY) ?? '');
  const [size, setSize] = useState<(typeof SIZES)[number]>('20');
  const { run, isBusy } = useStaffWrite();
  const warehouse = warehouses.some(({ code }) => code === chosen) ? chosen : (warehouses[0]?.code ?? '');
  const waitingIn = (code: string): number | undefined => picks?.waiting.find((one) => one.warehouse === code)?.orders;
  const isNothing = waitingIn(warehouse) === 0;
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (warehouse === '' || isNothing) return;
    localStorage.setItem(STORAGE_KEY, warehouse);
    void run(async (idempotencyKey) => {
      const created = await callStaff(calls.create, { warehouse, limit: Number(size) }, { idempotencyKey }).catch((error: unknown) => {
        if (error instanceof StaffError && error.label === 'error_empty_data') return null;
        throw error;
      });
      if (!created) return showToast(words('pick_nothing'));
      void client.invalidateQueries({ queryKey: picksQuery.queryKey });
      await navigate({ to: '/picks/$id', params: { id: String(created.id) } });
    });
  };
  return (
    <form className="begin-pick" onSubmit={begin}>
      <Select
        label={words('pick_warehouse')}
        value={warehouse}
        options={warehouses.map(({ code, title }) => ({ value: code, label: picks ? `${title} (${waitingIn(code) ?? 0})` : title }))}
        onChange={setChosen}
      />
      <Select label={words('pick_size')} value={size} options={SIZES.map((value) => ({ value, label: value }))} onChange={setSize} />
      <Button type="submit" look="key" isBusy={isBusy} isDisabled={warehouse === '' || isNothing}>
        {words('pick_begin')}
      </Button>
      {isNothing && <p className="grid-dim">{words('pick_nothing')}</p>}
    </form>
  );
}
