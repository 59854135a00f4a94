import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { TABS } from './order-words.ts';

/** States as tabs, with how many orders each has. */
export function OrderTabs({ chosen, onChoose }: { chosen: string; onChoose: (tab: string) => void }) {
  const words = useWords();
  const { number } = useFormats();
  const seesDetails = useMay()('orders.details');
  const { data: counts } = useQuery(countsQuery);
  const countOf = ({ state, payment }: (typeof TABS)[number]): number | undefined =>
    counts?.filter((one) => (!state || one.status === state) && (!payment || one.payment_status === payment)).reduce((sum, { n }) => sum + n, 0);
  return (
    <nav className="order-tabs" aria-label={words('orders_by_state')}>
      {TABS.filter(({ payment }) => !payment || seesDetails).map((tab) => {
        const count = countOf(tab);
        return (
          <button key={tab.id} type="button" aria-current={tab.id === chosen ? 'page' : undefined} onClick={() => onChoose(tab.id)}>
            {words(`orders_tab_${tab.id}`)} <span className="order-tab-count">{count === undefined ? '' : number(count)}</span>
          </button>
        );
      })}
    </nav>
  );
}
