import { lazy, Suspense, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { CsvButton, type CsvFile } from './csv-button.tsx';
import type { Density } from './use-density.ts';

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }));

interface ListToolsProps {
  /** Name of the list, used for the CSV file. */
  name: string;
  all: readonly { id: string; title: string }[];
  shown: readonly string[];
  csv: ((shown: readonly string[]) => Promise<CsvFile>) | undefined;
  onColumns: (columns: readonly string[] | null) => void;
  /** Absent: rows have one fixed height. */
  density?: Density;
  onDensity?: (density: Density) => void;
  /** `undefined`: rows have no preview. */
  onPeek: (() => void) | undefined;
  isPeeking: boolean;
}

/** CSV export, columns, row height and preview. On phones rows have two lines and no columns. */
export function ListTools({ name, all, shown, csv, onColumns, density, onDensity, onPeek, isPeeking }: ListToolsProps) {
  const words = useWords();
  const [isPicking, setPicking] = useState(false);
  return (
    <span className="list-tools">
      {csv && <CsvButton fetch={() => csv(shown)} name={`${name}.csv`} />}
      <Button look="quiet" onPress={() => setPicking(true)}>
        {words('columns')}
      </Button>
      {onDensity && (
        <Button look="quiet" aria-pressed={density === 'close'} onPress={() => onDensity(density === 'close' ? 'wide' : 'close')}>
          {words('density_close')}
        </Button>
      )}
      {onPeek && (
        <Button look="quiet" aria-pressed={isPeeking} aria-keyshortcuts="Space" onPress={onPeek}>
          {words('peek')}
        </Button>
      )}
      {isPicking && (
        <Suspense fallback={null}>
          <ColumnsDialog all={all} shown={shown} onSave={onColumns} onClose={() => setPicking(false)} />
        </Suspense>
      )}
    </span>
  );
}
