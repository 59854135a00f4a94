import { downloadFile } from '../../api/download-file.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { tell } from '../../ui/toast.tsx';
import { useTellingCall } from '../editor/use-telling-call.ts';

export interface CsvFile {
  csv: string;
  rows: number;
}

/** Button that downloads the list as CSV. */
export function CsvButton({ fetch, name }: { fetch: () => Promise<CsvFile>; name: string }) {
  const words = useWords();
  const { run, isBusy } = useTellingCall();
  const take = (): Promise<boolean> =>
    run(async () => {
      const { csv, rows } = await fetch();
      downloadFile(name, csv, 'text/csv;charset=utf-8');
      tell(words('csv_done', { count: rows }));
    });
  return (
    <Button look="quiet" isBusy={isBusy} aria-label={words('csv_label')} onPress={() => void take()}>
      CSV
    </Button>
  );
}
