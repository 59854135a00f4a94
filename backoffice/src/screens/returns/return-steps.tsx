import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { AgreeStep } from './agree-step.tsx';
import { InspectStep } from './inspect-step.tsx';
import { ReceiveStep } from './receive-step.tsx';
import { RefusedPart, SettledPart } from './return-ends.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { SettleStep } from './settle-step.tsx';
import { useReturn } from './use-return.ts';

/** Next step of a return, and its alternatives. */
export function ReturnSteps({ one }: { one: Returned }) {
  const words = useWords();
  const may = useMay();
  const [isRefusing, setRefusing] = useState(false);
  const { step, isBusy } = useReturn(one.id);
  const { id, version, state } = one;
  const mayHandle = may('returns.handle');
  const isOver = state === 'settled' || state === 'refused';
  const mayRefuse = mayHandle && (state === 'announced' || state === 'received' || state === 'inspected');
  const hasBack = mayHandle && (state === 'received' || state === 'inspected' || state === 'refused');
  return (
    <>
      {state === 'unconfirmed' && mayHandle && <AgreeStep one={one} />}
      {state === 'announced' && <ReceiveStep one={one} />}
      {state === 'received' && mayHandle && <InspectStep one={one} />}
      {state === 'inspected' && <SettleStep one={one} />}
      {state === 'settled' && <SettledPart one={one} />}
      {isOver && one.refuse_reason && <RefusedPart one={one} />}
      {(hasBack || mayRefuse) && (
        <div className="return-actions">
          {hasBack && (
            <Button isBusy={isBusy} onPress={() => void step('back', (idempotencyKey) => callStaff(calls.back, { id, version }, { idempotencyKey }))}>
              {words('return_back')}
            </Button>
          )}
          {mayRefuse && (
            <Button look="danger" onPress={() => setRefusing(true)}>
              {words('return_refuse')}
            </Button>
          )}
        </div>
      )}
      {isRefusing && <RefuseDialog one={one} onClose={() => setRefusing(false)} />}
    </>
  );
}
