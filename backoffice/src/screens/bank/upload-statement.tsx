import { useQueryClient } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/bank.calls';
import { FileTrigger } from 'react-aria-components';
import { callStaff } from '../../api/call-staff.ts';
import { readBase64 } from '../../api/read-base64.ts';
import { useTellingCall } from '../../kits/editor/use-telling-call.ts';
import { endViews } from '../../kits/list/use-listed.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { tell } from '../../ui/toast.tsx';

/** Upload of camt.053, camt.054 or CSV; a repeated file adds nothing. */
export function UploadStatement() {
  const words = useWords();
  const client = useQueryClient();
  const { run, isBusy } = useTellingCall(() => {
    endViews('bank');
    return client.invalidateQueries({ queryKey: ['bank'] });
  });
  const upload = (file: File): Promise<boolean> =>
    run(async () => {
      const { entries, fresh, classes } = await callStaff(calls.upload, { file_name: file.name.slice(0, 200), content: await readBase64(file) });
      tell(words('bank_uploaded', { entries, fresh, certain: classes.certain }));
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
