import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CallReply } from '@vitrina/contract/call-types';
import * as calls from '@vitrina/contract/staff/picks.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { type DeskPick, pickQuery } from '../../api/picks.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useLanguage } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

interface EndPickProps {
  pick: DeskPick;
  isWhole: boolean;
  /** Scans are not sent yet: the pick cannot be ended before. */
  isWaiting: boolean;
}

/** Ends a pick: packs complete orders, reports missing goods to customer service, and shows the result of each order. */
export function EndPick({ pick, isWhole, isWaiting }: EndPickProps) {
  const { labels } = useLanguage();
  const words = labels.text;
  const client = useQueryClient();
  const [ended, setEnded] = useState<CallReply<typeof calls.done> | null>(null);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['orders'] }));
  const end = (): Promise<boolean> =>
    run(async () => {
      const reply = await callStaff(calls.done, { id: pick.id });
      client.setQueryData(pickQuery(pick.id).queryKey, reply.pick);
      void client.invalidateQueries({ queryKey: ['picks'], exact: true });
      setEnded(reply);
    });
  if (ended)
    return (
      <Panel title={words('pick_ended')}>
        <ul className="pick-ended" role="status">
          {ended.shipments.map(({ id, order, number }) => (
            <li key={id}>
              <OrderLink number={order} /> {words('parcel_title', { n: number })}
            </li>
          ))}
          {ended.short.map((order) => (
            <li key={order}>
              <OrderLink number={order} /> {words('pick_short_order')}
            </li>
          ))}
          {ended.refused.map(({ order, label_name }) => (
            <li key={order}>
              <OrderLink number={order} /> {labels.has(label_name) ? words(label_name) : label_name}
            </li>
          ))}
        </ul>
      </Panel>
    );
  if (pick.done_at) return null;
  return (
    <div className="pick-end">
      <Button look={isWhole ? 'key' : 'plain'} isBusy={isBusy} isDisabled={isWaiting} onPress={() => void end()}>
        {words('pick_end')}
      </Button>
      {!isWhole && <p className="grid-dim">{words('pick_end_hint')}</p>}
    </div>
  );
}

const OrderLink = ({ number }: { number: string }) => (
  <Link to="/orders/$number" params={{ number }} className="link">
    {number}
  </Link>
);
