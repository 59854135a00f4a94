import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/orders.ts';
import { Filters } from '../../kits/list/filters.tsx';
import { useWords } from '../../language/language.tsx';
import type { ChangesSearch } from './changes-search.ts';
import { KINDS } from './change-kinds.ts';

interface ActivityFiltersProps {
  search: ChangesSearch;
  onChange: (next: Partial<ChangesSearch>) => void;
}

export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const words = useWords();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const { kind, subject, user, from, to } = search;
  return (
    <Filters
      fields={[
        {
          kind: 'choice',
          name: 'kind',
          label: words('activity_kind'),
          value: kind,
          options: KINDS.map((value) => ({ value, label: words(`activity_kind_${value}`) })),
        },
        {
          kind: 'choice',
          name: 'user',
          label: words('activity_by'),
          value: user,
          options: colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        { kind: 'code', name: 'subject', label: words('activity_subject'), value: subject, maxLength: 100 },
        { kind: 'day', name: 'from', label: words('filter_from'), value: from },
        { kind: 'day', name: 'to', label: words('filter_to'), value: to },
      ]}
      // A subject belongs to a kind: another kind removes it.
      onChange={(next) => onChange('kind' in next ? { subject: '', ...next } : next)}
    />
  );
}
