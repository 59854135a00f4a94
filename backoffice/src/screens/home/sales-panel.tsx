import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as calls from '@vitrina/contract/staff/desk.calls';
import { callStaff } from '../../api/call-staff.ts';
import { FailedList } from '../../kits/list/failed-list.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Panel } from '../../ui/panel.tsx';

/** Recent sales by period, each with a link to its orders. */
export function SalesPanel() {
  const words = useWords();
  const { money, number } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: ['orders', 'figures'],
    queryFn: ({ signal }) => callStaff(calls.figures, {}, { signal }),
    refetchInterval: 60_000,
  });
  return (
    <Panel title={words('home_sales')}>
      {error && !data && <FailedList error={error} onAgain={() => void refetch()} />}
      <ul className="home-sales" aria-busy={!data && !error}>
        {data?.periods.map(({ name, from, to, orders, sums }) => (
          <li key={name}>
            <Link to="/orders" search={{ from, to }} className="link">
              {words(`home_sales_${name}`)}
            </Link>
            <b>{sums.length === 0 ? '–' : sums.map(({ amount, currency }) => money(amount, currency)).join(' + ')}</b>
            <span className="grid-dim">{words('home_sales_orders', { count: orders, n: number(orders) })}</span>
          </li>
        ))}
      </ul>
      <p className="grid-dim">{words('home_sales_told')}</p>
    </Panel>
  );
}
