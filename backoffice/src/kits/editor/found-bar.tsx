import { useWords } from '../../language/language.tsx';
import { useFormats } from '../../language/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import './save-bar.css';

/** Offer to restore input that was typed on an earlier visit and never sent. */
export function FoundBar({ at, onTake, onForget }: { at: number; onTake: () => void; onForget: () => void }) {
  const words = useWords();
  const { moment } = useFormats();
  return (
    <div className="found-bar" role="status">
      <p>{words('found_unsaved', { at: moment(new Date(at).toISOString()) })}</p>
      <Button onPress={onTake}>{words('found_take')}</Button>
      <Button look="quiet" onPress={onForget}>
        {words('drop')}
      </Button>
    </div>
  );
}
