import { downloadFile } from '../../api/download-file.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useStaffWrite } from '../editor/use-staff-write.ts';

export interface CsvFile {
  csv: string;
  rows: number;
}

/** Button that downloads the list as CSV. */
export function CsvButton({ fetch, name }: { fetch: () => Promise<CsvFile>; name: string }) {
  const words = useWords();
  const { run, isBusy } = useStaffWrite();
  const take = (): Promise<boolean> =>
    run(async () => {
      const { csv, rows } = await fetch();
      downloadFile(name, csv, 'text/csv;charset=utf-8');
      showToast(words('csv_done', { count: rows }));
    });
  return (
    <Button look="quiet" isBusy={isBusy} aria-label={words('csv_label')} onPress={() => void take()}>
      CSV
    </Button>
  );
}
