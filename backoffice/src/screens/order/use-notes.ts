import { useQueryClient } from '@tanstack/react-query';
import * as changesCalls from '@vitrina/contract/staff/changes.calls';
import * as calls from '@vitrina/contract/staff/orders.calls';
import { callStaff } from '../../api/call-staff.ts';
import { type DeskOrder, orderQuery } from '../../api/orders.ts';
import { useEditor } from '../../kits/editor/use-editor.ts';
import { useLanguage } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { showToast } from '../../ui/toast.tsx';
import { useOrderCall } from './use-order-call.ts';

/** Notes and assignee of an order, merged with changes of other users. */
export function useNotes(order: DeskOrder) {
  const { number, desk } = order;
  const { labels } = useLanguage();
  const client = useQueryClient();
  const errorWords = useErrorWords();
  const { run } = useOrderCall(number);
  const { version, note, packing_note, assigned_to } = desk;
  const reload = async (): Promise<number> => (await client.fetchQuery({ ...orderQuery(number), staleTime: 0 })).desk.version;
  const undo = (id: number): void =>
    void run(async () => {
      await callStaff(changesCalls.undo, { id });
      showToast(labels.text('undone'));
    });
  return useEditor({
    storageKey: `order:${number}`,
    version,
    values: { note, packing_note, assigned_to },
    save: ({ version, changes }, idempotencyKey) => callStaff(calls.save, { number, version, changes }, { idempotencyKey }),
    reload,
    onSaved: ({ change_id, merged }) => {
      void client.invalidateQueries({ queryKey: ['orders', 'list'] });
      const names = merged.map((path) => labels.text(`field_${path}`)).join(', ');
      showToast(merged.length > 0 ? labels.text('saved_merged', { fields: names }) : labels.text('saved'), {
        ...(change_id !== null && { action: { label: labels.text('undo'), run: () => undo(change_id) } }),
      });
    },
    onFailed: (error) => showToast(errorWords(error), { isBad: true }),
  });
}
