import * as calls from '@vitrina/contract/staff/notices.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { SavedView } from '../../api/notices.ts';
import { useMay } from '../../app/me.tsx';
import { useStaffWrite } from '../editor/use-staff-write.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';

interface SaveViewDialogProps {
  screen: string;
  search: Record<string, string>;
  onSaved: (views: SavedView[]) => void;
  onClose: () => void;
}

/** Dialog to name a view; with permission to change settings it can be shared with all staff. */
export function SaveViewDialog({ screen, search, onSaved, onClose }: SaveViewDialogProps) {
  const words = useWords();
  const mayShare = useMay()('settings.edit');
  const [title, setTitle] = useState('');
  const [isShared, setShared] = useState(false);
  const { run, isBusy } = useStaffWrite();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (title.trim() === '') return;
    const isSaved = await run(async () => onSaved((await callStaff(calls.saveView, { screen, title: title.trim(), search, is_shared: isShared })).items));
    if (isSaved) onClose();
  };
  return (
    <Dialog title={words('view_keep')} onClose={onClose}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <Field label={words('view_name')} value={title} onChange={setTitle} maxLength={60} isRequired autoFocus autoComplete="off" />
        {mayShare && (
          <Checkbox isSelected={isShared} onChange={setShared}>
            {words('view_shared')}
          </Checkbox>
        )}
        <div className="dialog-actions">
          <Button onPress={onClose}>{words('cancel')}</Button>
          <Button type="submit" look="key" isBusy={isBusy} isDisabled={title.trim() === ''}>
            {words('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
