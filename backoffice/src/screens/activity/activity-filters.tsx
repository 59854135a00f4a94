import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery } from '../../api/orders.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { ChangesSearch } from './changes-search.ts';
import { KINDS } from './change-kinds.ts';

interface ActivityFiltersProps {
  search: ChangesSearch;
  onChange: (next: Partial<ChangesSearch>) => void;
}

export function ActivityFilters({ search, onChange }: ActivityFiltersProps) {
  const words = useWords();
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const any = { value: '', label: words('filter_any') };
  return (
    <div className="activity-filters">
      <Select
        label={words('activity_kind')}
        value={search.kind ?? ''}
        options={[any, ...KINDS.map((kind) => ({ value: kind, label: words(`activity_kind_${kind}`) }))]}
        onChange={(kind) => onChange({ kind, subject: '' })}
      />
      <Select
        label={words('activity_by')}
        value={search.user ?? ''}
        options={[any, ...colleagues.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(user) => onChange({ user })}
      />
      <label className="field">
        <span className="field-label">{words('filter_from')}</span>
        <input type="date" value={search.from ?? ''} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label className="field">
        <span className="field-label">{words('filter_to')}</span>
        <input type="date" value={search.to ?? ''} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
      {Object.values(search).some(Boolean) && (
        <Button look="quiet" onPress={() => onChange({ kind: '', subject: '', user: '', from: '', to: '' })}>
          {words('filter_clear')}
        </Button>
      )}
    </div>
  );
}
