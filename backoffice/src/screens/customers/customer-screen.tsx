import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/customers.calls';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useMay, useMe } from '../../app/me.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.tsx';
import { BuyerMails, BuyerReturns } from './buyer-parts.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { PersonalData } from './personal-data.tsx';
import './customers.css';

const route = getRouteApi('/customers/$id');

/** One customer: orders, sessions, notes and, for the owner, export and erasure of personal data. Each access is logged. */
export function CustomerScreen() {
  const id = Number(route.useParams().id);
  const words = useWords();
  const { date, moment } = useFormats();
  const may = useMay();
  const { shop_url } = useMe();
  const navigate = useNavigate();
  const client = useQueryClient();
  const {
    data: one,
    error,
    refetch,
  } = useQuery({
    queryKey: ['customers', id],
    queryFn: ({ signal }) => callStaff(calls.get, { id }, { signal }),
    // Each access is logged.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });
  const { run, isBusy } = useStaffWrite(() => client.invalidateQueries({ queryKey: ['customers', id] }));
  const back = (): void => void navigate({ to: '/customers' });
  useKeys({ Escape: back });
  if (error instanceof StaffError && error.status === 404) return <NotFound />;
  if (error && !one) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (!one) return <div className="screen" aria-busy="true" />;
  const endSessions = (): Promise<boolean> =>
    run(async (idempotencyKey) => {
      const { ended } = await callStaff(calls.endSessions, { id }, { idempotencyKey });
      showToast(words('customer_logged_out', { count: ended }));
    });
  return (
    <div className="screen customer">
      <title>{one.name || one.email}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('back')}
        </Button>
        <h1>{one.name || one.email}</h1>
        <span className="grid-dim">
          {[one.email, one.lang.toUpperCase(), words('customer_since', { date: date(one.created_at) }), one.newsletter && words('customers_newsletter_yes')]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <a href={`${shop_url}/${one.lang}/?view_as=guest`} target="_blank" rel="noreferrer" className="link">
          {words('customer_view_as')}
        </a>
      </header>
      <Panel
        title={words('customer_recent')}
        aside={
          <Link to="/orders" search={{ text: one.email }} className="link">
            {words('order_buyer_orders')}
          </Link>
        }
      >
        <CustomerFacts customer={one} />
        <GuestOrders customer={one} />
        <RecentOrders orders={one.recent} />
      </Panel>
      <BuyerReturns returns={one.returned} />
      <BuyerMails mails={one.mails} />
      <CustomerConsents customer={one} />
      <CompanyPanel userId={id} />
      <CustomerNotes
        name={`customer:${id}`}
        notes={one.notes}
        onNote={(text, options) => callStaff(calls.note, { id, text }, options)}
        onAdded={() => client.invalidateQueries({ queryKey: ['customers', id] })}
      />
      <Panel
        title={words('customer_sessions')}
        aside={
          may('customers.edit') &&
          one.sessions.length > 0 && (
            <Button isBusy={isBusy} onPress={() => void endSessions()}>
              {words('customer_log_out')}
            </Button>
          )
        }
      >
        {one.sessions.length === 0 && <p className="grid-dim">{words('customer_no_sessions')}</p>}
        <ul className="customer-list">
          {one.sessions.map(({ device, created_at, last_seen_at }) => (
            <li key={`${device}-${created_at}`}>
              {device} <span className="grid-dim">{moment(last_seen_at)}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {(may('customers.export') || may('customers.erase')) && (
        <PersonalData
          email={one.email}
          of="customer"
          onExport={(reason, options) => callStaff(calls.exportData, { id, reason }, options)}
          onErase={async ({ typed, reason }, options) => {
            await callStaff(calls.erase, { id, email: typed, reason }, options);
            client.removeQueries({ queryKey: ['customers'] });
            await navigate({ to: '/customers' });
          }}
        />
      )}
    </div>
  );
}
