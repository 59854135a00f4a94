import { useNavigate } from '@tanstack/react-router';
import { useWords } from '../../language/language.tsx';

const PLACES = { accounts: '/customers', guests: '/guests', companies: '/companies' } as const;
type BuyerTab = keyof typeof PLACES;

/** Lists of buyers as tabs: with an account, without one, companies. */
export function useBuyerTabs(chosen: BuyerTab): {
  tabs: { label: string; all: readonly { id: BuyerTab; label: string }[]; chosen: BuyerTab };
  goTo: (id: string) => void;
} {
  const words = useWords();
  const navigate = useNavigate();
  return {
    tabs: {
      label: words('customers_by_kind'),
      all: [
        { id: 'accounts', label: words('customers_tab_accounts') },
        { id: 'guests', label: words('customers_tab_guests') },
        { id: 'companies', label: words('companies_title') },
      ],
      chosen,
    },
    goTo: (id) => void navigate({ to: PLACES[id as BuyerTab] }),
  };
}
