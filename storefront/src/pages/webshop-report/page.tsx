import { OrderFrame } from '../../features/order/order-frame.tsx';
import { useText } from '../../context/shop-context.tsx';
import '../../features/plain-form/plain-form.css';
import { ReportForm } from './report-form.tsx';
import { ReportProgress } from './report-progress.tsx';
import type { Props } from './load.ts';

/** Report of an unsafe product or illegal content, and its state (regulation 2022/2065, article 16). */
export function Page(props: Props) {
  const text = useText();
  if (props.view === 'state') return <ReportProgress {...props} />;
  return (
    <OrderFrame title={text('report_link')} lead={<p>{text('report_lead')}</p>}>
      <ReportForm {...props} />
    </OrderFrame>
  );
}
