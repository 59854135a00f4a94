import { useQuery } from '@tanstack/react-query';
import { countsQuery } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { useWords } from '../../language/language.tsx';
import { TABS } from './order-words.ts';

/** States as tabs, with the number of orders in each. */
export function useOrderTabs(): readonly { id: string; label: string; count: number | undefined }[] {
  const words = useWords();
  const seesDetails = useMay()('orders.details');
  const { data: counts } = useQuery(countsQuery);
  const countOf = ({ state, payment }: (typeof TABS)[number]): number | undefined =>
    counts?.filter((one) => (!state || one.status === state) && (!payment || one.payment_status === payment)).reduce((sum, { n }) => sum + n, 0);
  return TABS.filter(({ payment }) => !payment || seesDetails).map((tab) => ({ id: tab.id, label: words(`orders_tab_${tab.id}`), count: countOf(tab) }));
}
