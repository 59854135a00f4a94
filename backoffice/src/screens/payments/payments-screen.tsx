import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ListedPayment } from '@vitrina/contract/staff/payments';
import { useMay } from '../../app/me.tsx';
import { ListScreen } from '../../kits/list/list-screen.tsx';
import { useWords } from '../../language/language.tsx';
import { NarrowPayment, STANDARD_COLUMNS, usePaymentColumns } from './payment-columns.tsx';
import { PaymentPeek } from './payment-peek.tsx';
import { readPayments, usePaymentFilters, usePaymentTabs } from './use-payments.ts';
import './payments.css';

const route = getRouteApi('/payments');
const narrowRow = (payment: ListedPayment) => <NarrowPayment payment={payment} />;
const keyOf = ({ id }: ListedPayment): string => String(id);
const peekPayment = (payment: ListedPayment, onClose: () => void) => <PaymentPeek payment={payment} onClose={onClose} />;

/** All payments by state. */
export function PaymentsScreen() {
  const words = useWords();
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/payments' });
  const mayExport = useMay()('exports.run');
  const { source, sort, fetchCsv } = readPayments(search);
  return (
    <ListScreen
      name="payments"
      title={words('nav_payments')}
      searchField={{ label: words('payments_search'), hint: words('payments_search_hint') }}
      search={{ ...search }}
      onChange={(next) => void navigate({ search: (before) => ({ ...before, ...next }), replace: true })}
      onView={(view) => void navigate({ search: view })}
      filters={usePaymentFilters(search)}
      tabs={{ label: words('payments_by_state'), all: usePaymentTabs(), chosen: search.tab ?? 'all' }}
      columns={usePaymentColumns()}
      usual={STANDARD_COLUMNS}
      narrow={narrowRow}
      source={source}
      sort={sort}
      keyOf={keyOf}
      onOpen={({ order }) => void navigate({ to: '/orders/$number', params: { number: order } })}
      none={words('payments_none')}
      csv={mayExport ? fetchCsv : undefined}
      peek={peekPayment}
    />
  );
}
