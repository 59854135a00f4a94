import type { StaffOrder } from '@vitrina/contract/staff/orders';
import { useStaffWrite } from '../../../kits/editor/use-staff-write.ts';
import { useWords } from '../../../language/language.tsx';
import { useFormats } from '../../../language/use-formats.ts';
import { Button } from '../../../ui/button.tsx';

/** Orders that one press selects, at most. */
const MOST_CHOSEN = 1000;

interface ChosenCountProps {
  count: number;
  /** Number of orders in the list. */
  total: number;
  progress: { done: number; all: number } | null;
  onStop: () => void;
  fetchAll: (most: number) => Promise<StaffOrder[]>;
  onChoose: (orders: readonly StaffOrder[]) => void;
}

/** Number of selected or processed orders, and a button to select all that the filter matches, up to a thousand. */
export function ChosenCount({ count, total, progress, onStop, fetchAll, onChoose }: ChosenCountProps) {
  const words = useWords();
  const { number } = useFormats();
  const { run, isBusy } = useStaffWrite();
  const selectable = Math.min(total, MOST_CHOSEN);
  const chooseAll = (): void => void run(async () => onChoose(await fetchAll(MOST_CHOSEN)));
  return (
    <>
      <p role="status">{progress ? words('bulk_progress', progress) : words('bulk_chosen', { count })}</p>
      {progress && progress.done < progress.all && <Button onPress={onStop}>{words('bulk_stop')}</Button>}
      {!progress && count < selectable && (
        <Button isBusy={isBusy} onPress={chooseAll}>
          {total > MOST_CHOSEN ? words('bulk_all_first', { n: number(MOST_CHOSEN), all: number(total) }) : words('bulk_all', { count: total })}
        </Button>
      )}
    </>
  );
}
