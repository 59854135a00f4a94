import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/notices.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { type SavedView, viewsQuery } from '../../api/notices.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import './saved-views.css';

type Search = Readonly<Record<string, string | undefined>>;

interface SavedViewsProps {
  /** Name of the list on the server. */
  screen: string;
  /** Current parameters of the address. */
  search: Search;
  /** Further content of a view: chosen columns. */
  more?: Search;
  onChoose: (search: Record<string, string>) => void;
}

/** Normal form of a view's parameters, without page and view and in alphabetical order, to compare views. */
const plain = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter((entry): entry is [string, string] => Boolean(entry[1]) && entry[0] !== 'page' && entry[0] !== 'view')
      .sort(([one], [other]) => one.localeCompare(other)),
  );
const same = (one: Search, other: Search): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Saved views of a list, the user's own and shared ones; stored by login, so available on every device. */
export function SavedViews({ screen, search, more = {}, onChoose }: SavedViewsProps) {
  const words = useWords();
  const client = useQueryClient();
  const mayAll = useMay()('settings.edit');
  const [isSaving, setSaving] = useState(false);
  const { data: views = [] } = useQuery(viewsQuery(screen));
  const { run, isBusy } = useStaffWrite();
  const take = (items: SavedView[]): void => void client.setQueryData(viewsQuery(screen).queryKey, items);
  const chosen = views.find((view) => same(view.search, search));
  const drop = (id: number): void => void run(async () => take((await callStaff(calls.dropView, { screen, id })).items));
  const canSave = !chosen && Object.keys(plain(search)).length > 0;
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="saved-views">
      {views.length > 0 && (
        <nav aria-label={words('views')}>
          {views.map((view) => (
            <button
              key={view.id}
              type="button"
              aria-current={view === chosen ? 'page' : undefined}
              title={view.is_own ? undefined : view.by}
              onClick={() => onChoose(view.search)}
            >
              {view.title}
            </button>
          ))}
        </nav>
      )}
      {chosen && (chosen.is_own || mayAll) && (
        <Button look="quiet" isBusy={isBusy} onPress={() => drop(chosen.id)} aria-label={`${words('view_drop')}: ${chosen.title}`}>
          {words('view_drop')}
        </Button>
      )}
      {canSave && (
        <Button look="quiet" onPress={() => setSaving(true)}>
          {words('view_keep')}
        </Button>
      )}
      {isSaving && <SaveViewDialog screen={screen} search={plain({ ...more, ...search })} onSaved={take} onClose={() => setSaving(false)} />}
    </div>
  );
}
