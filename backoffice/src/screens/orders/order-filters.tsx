import { LANGUAGE_CODES, LANGUAGES } from '@vitrina/contract/values/languages';
import { type RefObject, useState } from 'react';
import { useMay } from '../../app/me.tsx';
import { SearchField } from '../../kits/list/search-field.tsx';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { PAYMENTS } from './order-words.ts';
import type { OrdersSearch } from './orders-search.ts';

interface OrderFiltersProps {
  search: OrdersSearch;
  onChange: (next: Partial<OrdersSearch>) => void;
  field: RefObject<HTMLInputElement | null>;
  /** Enter or the arrow down in the field: on to the list. */
  onDone: () => void;
}

/** Text, payment, market and days; what is set stays open. */
export function OrderFilters({ search, onChange, field, onDone }: OrderFiltersProps) {
  const words = useWords();
  const set = [search.payment, search.market, search.from, search.to].filter(Boolean).length;
  const [isOpen, setOpen] = useState(set > 0);
  return (
    <>
      <SearchField
        label={words('orders_search')}
        placeholder={words('orders_search_hint')}
        value={search.text ?? ''}
        onChange={(text) => onChange({ text })}
        field={field}
        onDone={onDone}
      />
      <Button look="quiet" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
        {words('filters')}
        {set > 0 && ` (${set})`}
      </Button>
      {isOpen && <MoreFilters search={search} onChange={onChange} />}
    </>
  );
}

function MoreFilters({ search, onChange }: Pick<OrderFiltersProps, 'search' | 'onChange'>) {
  const words = useWords();
  const seesDetails = useMay()('orders.details');
  const any = { value: '', label: words('filter_any') };
  return (
    <div className="order-filters">
      {seesDetails && (
        <Select
          label={words('orders_column_payment')}
          value={search.payment ?? ''}
          options={[any, ...PAYMENTS.map((value) => ({ value: value as string, label: words(`payment_state_${value}`) }))]}
          onChange={(payment) => onChange({ payment })}
        />
      )}
      <Select
        label={words('orders_column_market')}
        value={search.market ?? ''}
        options={[any, ...LANGUAGE_CODES.map((value) => ({ value: value as string, label: LANGUAGES[value].name }))]}
        onChange={(market) => onChange({ market })}
      />
      <DayField label={words('filter_from')} value={search.from} onChange={(from) => onChange({ from })} />
      <DayField label={words('filter_to')} value={search.to} onChange={(to) => onChange({ to })} />
      <Button look="quiet" onPress={() => onChange({ payment: '', market: '', from: '', to: '' })}>
        {words('filter_clear')}
      </Button>
    </div>
  );
}

function DayField({ label, value, onChange }: { label: string; value: string | undefined; onChange: (day: string) => void }) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <input type="date" value={value ?? ''} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
