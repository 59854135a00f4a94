import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AgreeStep } from './agree-step.tsx';
import { InspectStep } from './inspect-step.tsx';
import { ReceiveStep } from './receive-step.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useReturn } from './use-return.ts';

/** Next step of a return, and alternatives. */
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
      {isOver && one.refuse_reason && <p className="return-reason">{one.refuse_reason}</p>}
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

/** The money, as it was computed. */
function SettleStep({ one: { id, version, refund } }: { one: Returned }) {
  const words = useWords();
  const { money } = useFormats();
  const mayRefund = useMay()('refunds.make');
  const { step, isBusy } = useReturn(id);
  if (!refund) return null;
  const { amount, goods, delivery, deduction, currency } = refund;
  return (
    <Panel title={words('return_settle_title')}>
      <dl className="order-facts">
        <dt>{words('order_sum_items')}</dt>
        <dd>{money(goods, currency)}</dd>
        <dt>{words('order_sum_shipping')}</dt>
        <dd>{money(delivery, currency)}</dd>
        {deduction > 0 && (
          <>
            <dt>{words('return_deduction')}</dt>
            <dd>−{money(deduction, currency)}</dd>
          </>
        )}
        <dt>{words('order_sum_total')}</dt>
        <dd>
          <b>{money(amount, currency)}</b>
        </dd>
      </dl>
      {mayRefund && (
        <p>
          <Button
            look="key"
            isBusy={isBusy}
            onPress={() => void step('settled', (idempotencyKey) => callStaff(calls.settle, { id, version }, { idempotencyKey }))}
          >
            {words('refund_do', { amount: money(amount, currency) })}
          </Button>
        </p>
      )}
    </Panel>
  );
}
