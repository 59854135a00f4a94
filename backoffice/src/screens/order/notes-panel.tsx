import { useQuery } from '@tanstack/react-query';
import { colleaguesQuery, type DeskOrder } from '../../api/orders.ts';
import { useMay } from '../../app/me.tsx';
import { ConflictDialog } from '../../kits/editor/conflict-dialog.tsx';
import { FoundBar } from '../../kits/editor/found-bar.tsx';
import { SaveBar } from '../../kits/editor/save-bar.tsx';
import { useWords } from '../../language/language.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useShownValue } from '../activity/changed-fields.tsx';
import { useNotes } from './use-notes.ts';

/** Notes of staff on an order, and its assignee. */
export function NotesPanel({ order }: { order: DeskOrder }) {
  const words = useWords();
  const isReadOnly = !useMay()('orders.edit');
  const editor = useNotes(order);
  const { data: colleagues = [] } = useQuery(colleaguesQuery);
  const shown = useShownValue('order');
  const { note, packing_note, assigned_to } = editor.values;
  return (
    <Panel title={words('order_notes')}>
      {editor.found && <FoundBar at={editor.found.at} onTake={editor.takeFound} onForget={editor.forgetFound} />}
      <Select
        label={words('field_assigned_to')}
        value={assigned_to === null ? '' : String(assigned_to)}
        options={[{ value: '', label: words('order_unassigned') }, ...colleagues.map(({ id, name }) => ({ value: String(id), label: name }))]}
        onChange={(id) => editor.set('assigned_to', id === '' ? null : Number(id))}
        isDisabled={isReadOnly}
      />
      {order.email !== null && (
        <TextArea
          label={words('field_note')}
          value={note ?? ''}
          onChange={(text) => editor.set('note', text === '' ? null : text)}
          maxLength={4000}
          isReadOnly={isReadOnly}
        />
      )}
      <TextArea
        label={words('field_packing_note')}
        rows={2}
        value={packing_note ?? ''}
        onChange={(text) => editor.set('packing_note', text === '' ? null : text)}
        maxLength={1000}
        isReadOnly={isReadOnly}
      />
      {editor.isDirty && <SaveBar text={words('unsaved')} isSaving={editor.isSaving} onSave={() => void editor.submit()} onDrop={editor.drop} />}
      {editor.conflicts && (
        <ConflictDialog conflicts={editor.conflicts} shown={shown} onSettle={(mine) => void editor.settle(mine)} onClose={editor.closeConflicts} />
      )}
    </Panel>
  );
}
