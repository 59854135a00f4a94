import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { Agreement } from './agreement.tsx';
import { NextSteps } from './next-steps.tsx';
import { StatementForm, useWithdrawalUrl } from './statement-form.tsx';
import { StatementReview } from './statement-review.tsx';
import { valueFields } from './statement-values.ts';
import type { Props } from './load.ts';
import type { OrderToWithdraw } from './withdrawal-props.ts';
import { viewOrderUrl } from '../../links/order-links.ts';
import { Check, CircleAlert } from '../../ui/icons.tsx';
import './withdrawal.css';

type Step<Name extends Props['step']> = Extract<Props, { step: Name }>;

/** Withdrawal from a contract: statement, confirmation, acknowledgement (directive 2011/83, article 11a). */
export function Page(props: Props) {
  if (props.step === 'agreement') return <Agreement {...props} />;
  if (props.step === 'received') return <Received {...props} />;
  if (props.step === 'confirm') return <Confirm {...props} />;
  if (props.order && props.order.state !== 'open') return <NotPossible order={props.order} state={props.order.state} />;
  return <Statement {...props} />;
}

function Statement({ order, values, errors, problem }: Step<'statement'>) {
  const { info } = useShop();
  const text = useText();
  const moment = useMoment();
  const until = order?.until;
  return (
    <OrderFrame
      title={text('withdrawal_link')}
      lead={
        <>
          {order && (
            <p>
              {text('order_number')} <b className="num">{order.number}</b>
            </p>
          )}
          <p>{until ? text('withdrawal_note_until', { day: moment(until, 'day') }) : text('withdrawal_note', { count: order?.days ?? info.withdrawalDays })}</p>
        </>
      }
      aside={<NextSteps />}
    >
      <StatementForm order={order} values={values} errors={errors} problem={problem} />
    </OrderFrame>
  );
}

function Confirm({ order, values, withdrawal }: Step<'confirm'>) {
  const text = useText();
  const url = useWithdrawalUrl(order);
  return (
    <OrderFrame title={text('withdrawal_check_title')} lead={<p>{text('withdrawal_check_text')}</p>}>
      <StatementReview withdrawal={withdrawal} />
      {withdrawal.cancels && <p className="order-notice">{text('withdrawal_cancels')}</p>}
      <form method="post" action={url} className="order-out">
        {valueFields(values, order).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="key" name="action" value="confirm">
          {text('withdrawal_confirm')}
        </button>
        <button type="submit" className="btn" name="action" value="change">
          {text('withdrawal_change')}
        </button>
      </form>
    </OrderFrame>
  );
}

function Received({ order, withdrawal }: Step<'received'>) {
  const { info } = useShop();
  const text = useText();
  const moment = useMoment();
  const { received_at, cancels, email } = withdrawal;
  return (
    <OrderFrame
      icon={<Check className="icon large-icon" />}
      title={text('withdrawal_received_title')}
      lead={<p>{order ? text('withdrawal_received_mail', { email }) : text('withdrawal_received_if', { email: info.email })}</p>}
    >
      <StatementReview withdrawal={withdrawal} moment={received_at && moment(received_at)} />
      {!order && <p>{text('withdrawal_received_click')}</p>}
      {cancels !== null && <p>{text(cancels ? 'withdrawal_next_cancelled' : 'withdrawal_next_return')}</p>}
      {order && <ViewOrder order={order} />}
    </OrderFrame>
  );
}

/** Note that withdrawal is not possible: too late, the right ended otherwise, or already done. */
function NotPossible({ order, state }: { order: OrderToWithdraw; state: 'late' | 'done' | 'over' }) {
  const { info } = useShop();
  const text = useText();
  const moment = useMoment();
  const { number, until, received_at } = order;
  const lead = {
    late: () => text('withdrawal_late_text', { number, day: until ? moment(until, 'day') : '', email: info.email }),
    done: () => text('withdrawal_done_text', { number, moment: received_at ? moment(received_at) : '' }),
    over: () => text('withdrawal_over_text', { number }),
  }[state]();
  return (
    <OrderFrame
      icon={state === 'done' ? <Check className="icon large-icon" /> : <CircleAlert className="icon large-icon" />}
      tone={state === 'done' ? 'ok' : 'wait'}
      title={text(`withdrawal_${state}_title`)}
      lead={<p>{lead}</p>}
    >
      <ViewOrder order={order} />
    </OrderFrame>
  );
}

function ViewOrder({ order }: { order: OrderToWithdraw }) {
  const shop = useShop();
  const text = useText();
  return (
    <p className="order-out">
      <a className="btn" href={viewOrderUrl(order.identifier, shop)}>
        {text('order_view')}
      </a>
    </p>
  );
}
