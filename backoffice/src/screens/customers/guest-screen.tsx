import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, Navigate, useNavigate } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/guests.calls';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useMay } from '../../app/me.tsx';
import { NotFound } from '../../app/not-found.tsx';
import { useKeys } from '../../app/use-keys.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CustomerConsents } from './customer-consents.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { BuyerMails, BuyerReturns } from './buyer-parts.tsx';
import { GuestFacts } from './guest-facts.tsx';
import { PersonalData } from './personal-data.tsx';
import { RecentOrders } from './recent-orders.tsx';
import './customers.css';

const route = getRouteApi('/guests/$email');

/** One buyer without an account, identified by the e-mail of the orders. Each access is logged. */
export function GuestScreen() {
  const { email } = route.useParams();
  const words = useWords();
  const { date } = useFormats();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['guests', 'one', email],
    queryFn: ({ signal }) => callStaff(calls.get, { email }, { signal }),
    // Each access is logged.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });
  const reload = () => client.invalidateQueries({ queryKey: ['guests', 'one', email] });
  const back = (): void => void navigate({ to: '/guests' });
  useKeys({ Escape: back });
  if (error instanceof StaffError && error.status === 404) return <NotFound />;
  if (error && !data) return <FailedList error={error} onAgain={() => void refetch()} />;
  if (data?.account) return <Navigate to="/customers/$id" params={{ id: String(data.account) }} replace />;
  const one = data?.guest;
  if (!one) return <div className="screen" aria-busy="true" />;
  return (
    <div className="screen customer">
      <title>{one.name || one.email}</title>
      <header className="screen-head">
        <Button look="quiet" onPress={back}>
          ← {words('back')}
        </Button>
        <h1>{one.name || one.email}</h1>
        <span className="grid-dim">{[one.email, one.lang.toUpperCase(), words('guest_since', { date: date(one.first_order_at) })].join(' · ')}</span>
      </header>
      <Panel
        title={words('customer_recent')}
        aside={
          may('orders.view') && (
            <Link to="/orders" search={{ text: one.email }} className="link">
              {words('customer_see_orders')}
            </Link>
          )
        }
      >
        <GuestFacts guest={one} />
        <RecentOrders orders={one.recent} />
      </Panel>
      <BuyerReturns returns={one.returns} />
      <BuyerMails mails={one.mails} />
      <CustomerConsents customer={one} />
      <CustomerNotes
        name={`guest:${one.email}`}
        notes={one.notes}
        onNote={(text, options) => callStaff(calls.note, { email, text }, options)}
        onAdded={reload}
      />
      {(may('customers.export') || may('customers.erase')) && (
        <PersonalData
          email={one.email}
          of="guest"
          onExport={(reason, options) => callStaff(calls.exportData, { email, reason }, options)}
          onErase={async (input, options) => {
            await callStaff(calls.erase, { email, ...input }, options);
            await reload();
          }}
        />
      )}
    </div>
  );
}
