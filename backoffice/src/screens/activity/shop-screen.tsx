import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/activity.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CachesPanel } from './caches-panel.tsx';
import { WatchTabs } from './watch-tabs.tsx';
import './activity.css';

const query = { queryKey: ['maintenance'], queryFn: async ({ signal }: { signal: AbortSignal }) => (await callStaff(calls.maintenance, {}, { signal })).on };

/** Maintenance mode, which closes the shop for all but staff, and clearing of memory caches. */
export function ShopScreen() {
  const words = useWords();
  const client = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const { data: isClosed, error, refetch } = useQuery(query);
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: query.queryKey }));
  const turn = async (on: boolean): Promise<void> => {
    await run(async () => {
      await callStaff(calls.setMaintenance, { on });
      showToast(words(on ? 'shop_closed_done' : 'shop_open_done'));
    });
    setConfirming(false);
  };
  return (
    <div className="screen">
      <title>{words('watch_shop')}</title>
      <h1>{words('watch_shop')}</h1>
      <WatchTabs />
      {error && <FailedList error={error} onAgain={() => void refetch()} />}
      {isClosed !== undefined && (
        <Panel title={words('shop_maintenance')} aside={<Badge tone={isClosed ? 'bad' : 'good'}>{words(isClosed ? 'shop_closed' : 'shop_open')}</Badge>}>
          <p>{words('shop_maintenance_text')}</p>
          <p>
            {isClosed ? (
              <Button look="key" isBusy={isBusy} onPress={() => void turn(false)}>
                {words('shop_do_open')}
              </Button>
            ) : (
              <Button look="danger" onPress={() => setConfirming(true)}>
                {words('shop_do_close')}
              </Button>
            )}
          </p>
        </Panel>
      )}
      <CachesPanel />
      {isConfirming && (
        <Dialog title={words('shop_do_close')} onClose={() => setConfirming(false)}>
          <p>{words('shop_close_text')}</p>
          <div className="dialog-actions">
            <Button onPress={() => setConfirming(false)}>{words('cancel')}</Button>
            <Button look="danger" isBusy={isBusy} onPress={() => void turn(true)}>
              {words('shop_do_close')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
