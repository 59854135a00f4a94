import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { FileTrigger } from 'react-aria-components';
import { callStaff } from '../../api/call-staff.ts';
import { readBase64 } from '../../api/read-base64.ts';
import { StaffError } from '../../api/staff-error.ts';
import { useStaffWrite } from '../../kits/editor/use-staff-write.ts';
import { endViews } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Upload of camt.053, camt.054 or CSV; a repeated file adds nothing. */
export function UploadStatement() {
  const words = useWords();
  const { number } = useFormats();
  const client = useQueryClient();
  const { run, isBusy } = useStaffWrite(() => {
    endViews('bank');
    return client.invalidateQueries({ queryKey: ['bank'] });
  });
  /** Shows the error with its place in the statement, if the server found one; rethrows other errors. */
  const showUnreadError = (error: unknown): void => {
    const found = error instanceof StaffError ? error.fields.find(({ problem }) => problem !== undefined && problem !== 'other') : undefined;
    if (!found) throw error;
    showToast(words(`bank_unread_${found.problem}`, { place: number(found.place ?? 0) }), { isBad: true });
  };
  const upload = (file: File): Promise<boolean> =>
    run(async () => {
      const read = await callStaff(calls.upload, { file_name: file.name.slice(0, 200), content: await readBase64(file) }).catch(showUnreadError);
      if (read) showToast(words('bank_uploaded', { entries: read.entries, fresh: read.fresh, certain: read.classes.certain }));
    });
  return (
    <FileTrigger
      acceptedFileTypes={['.xml', '.csv', '.txt']}
      onSelect={(files) => {
        const [file] = files ?? [];
        if (file) void upload(file);
      }}
    >
      <Button isBusy={isBusy}>{words('bank_upload')}</Button>
    </FileTrigger>
  );
}
