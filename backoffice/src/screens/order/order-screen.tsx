import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate, useRouter } from '@tanstack/react-router';
import { orderQuery } from '../../api/orders.ts';
import { StaffError } from '../../api/staff-error.ts';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { neighbourOf } from '../../kits/list/neighbours.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { BuyerPanel } from './buyer-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { DocumentsPanel } from './documents-panel.tsx';
import { LinesPanel } from './lines-panel.tsx';
import { MailsPanel } from './mails-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrderHead } from './order-head.tsx';
import { OrderWarnings } from './order-warnings.tsx';
import { ParcelsPanel } from './parcels-panel.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { TimelinePanel } from './timeline-panel.tsx';
import './order.css';

const route = getRouteApi('/orders/$number');

/** One order: lines, payment, delivery and history. */
export function OrderScreen() {
  const { number } = route.useParams();
  const words = useWords();
  const router = useRouter();
  const navigate = useNavigate();
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  const back = (): void => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/orders' }));
  // The history entry is replaced, so that going back still leads to the list.
  const step = (by: 1 | -1) => (): void => {
    const next = neighbourOf(number, by);
    if (next !== null) void navigate({ to: '/orders/$number', params: { number: next }, replace: true });
  };
  useKeys({ Escape: back, '[': step(-1), ']': step(1) });
  if (error instanceof StaffError && (error.status === 404 || error.status === 400)) return <NotFound />;
  if (error && !order) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!order) return <div className="screen" aria-busy="true" />;
  return (
    <div className="screen order">
      <title>{words('order_title', { number })}</title>
      <OrderHead order={order} onBack={back} />
      <OrderWarnings order={order} />
      <div className="order-parts">
        <div className="order-main">
          <LinesPanel order={order} />
          <ParcelsPanel order={order} />
          <NotesPanel key={number} order={order} />
          <TimelinePanel order={order} />
        </div>
        <div className="order-side">
          <PaymentPanel order={order} />
          <DocumentsPanel order={order} />
          <DeliveryPanel order={order} />
          <BuyerPanel order={order} />
          <MailsPanel order={order} />
        </div>
      </div>
    </div>
  );
}
