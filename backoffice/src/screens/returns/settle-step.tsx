import type { Returned } from '@vitrina/contract/staff/returns';
import * as calls from '@vitrina/contract/staff/returns.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useReturn } from './use-return.ts';

/** Computed refund, and the button that pays it. */
export function SettleStep({ one: { id, version, refund } }: { one: Returned }) {
  const words = useWords();
  const { money } = useFormats();
  const mayRefund = useMay()('refunds.make');
  const { step, isBusy } = useReturn(id);
  if (!refund) return null;
  const { amount, goods, delivery, currency } = refund;
  return (
    <Panel title={words('return_settle_title')}>
      {goods + delivery > 0 ? <SumsOfReturn refund={refund} /> : <p>{words('return_settle_nothing')}</p>}
      {mayRefund && (
        <p>
          <Button
            look="key"
            isBusy={isBusy}
            onPress={() => void step('settled', (idempotencyKey) => callStaff(calls.settle, { id, version }, { idempotencyKey }))}
          >
            {amount > 0 ? words('refund_do', { amount: money(amount, currency) }) : words('return_settle_free')}
          </Button>
        </p>
      )}
    </Panel>
  );
}

/** Goods, delivery, deduction and total. */
export function SumsOfReturn({ refund: { amount, goods, delivery, deduction, currency } }: { refund: NonNullable<Returned['refund']> }) {
  const words = useWords();
  const { money } = useFormats();
  return (
    <dl className="order-facts return-sums">
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
  );
}
