import { useShop, useText } from '../../context/shop-context.tsx';
import { OrderFrame } from '../../features/order/order-frame.tsx';
import { PlainField } from '../../features/plain-form/plain-field.tsx';
import { useMoment } from '../../labels/use-moment.ts';
import { reportUrl } from '../../links/safety-links.ts';
import { Check } from '../../ui/icons.tsx';
import type { Props } from './load.ts';

type State = Extract<Props, { view: 'state' }>;

/** Receipt, decision with its reasons, appeal. */
export function ReportProgress(props: State) {
  const { report } = props;
  const text = useText();
  const moment = useMoment();
  const { number, ground, received_at, decision, basis, statement, appealed_at, appeal_decision, appeal_statement } = report;
  return (
    <OrderFrame
      icon={<Check className="icon large-icon" />}
      tone={decision === null ? 'wait' : 'ok'}
      title={text(decision === null ? 'report_sent_title' : 'mail_report_decided_heading')}
      lead={
        <p>
          {text('report_number')} <b className="num">{number}</b>
        </p>
      }
    >
      <div className="panel order-panel">
        <p>
          {text('report_ground')}: {text(`report_ground_${ground}`)}
        </p>
        <p>
          {text('report_received_at')}: {moment(received_at)}
        </p>
        {decision === null ? (
          <p>{text('report_waiting')}</p>
        ) : (
          <>
            <h2>{text('report_decision')}</h2>
            <p>{text(`report_decision_${decision}`)}</p>
            <h2>{text('report_reasons')}</h2>
            <p>
              {text('report_basis')}: {basis}
            </p>
            <p>{statement}</p>
            <p className="small muted">{text('report_by_people')}</p>
          </>
        )}
        {appealed_at && !appeal_decision && <p>{text('report_appealed', { day: moment(appealed_at, 'day') })}</p>}
        {appeal_decision && (
          <>
            <h2>{text('report_appeal_title')}</h2>
            <p>{text(`report_appeal_${appeal_decision}`)}</p>
            <p>{appeal_statement}</p>
            <p className="small muted">{text('report_redress_court')}</p>
          </>
        )}
      </div>
      {report.appeal_until && <AppealForm {...props} until={report.appeal_until} />}
    </OrderFrame>
  );
}

function AppealForm({ code, message, errors, until }: State & { until: string }) {
  const shop = useShop();
  const text = useText();
  const moment = useMoment();
  return (
    <form method="post" action={reportUrl(shop)} noValidate className="panel order-panel plain-form">
      <h2>{text('report_appeal_title')}</h2>
      <p>{text('report_appeal_until', { day: moment(until, 'day') })}</p>
      <input type="hidden" name="code" value={code} />
      <PlainField
        name="message"
        type="area"
        label={text('report_message')}
        value={message}
        error={errors.message}
        hint={text('report_message_hint')}
        maxLength={4000}
      />
      <p className="order-out">
        <button type="submit" className="btn">
          {text('report_appeal_send')}
        </button>
      </p>
    </form>
  );
}
