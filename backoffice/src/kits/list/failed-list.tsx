import { StaffError } from '../../api/staff-error.ts';
import { useWords } from '../../language/language.tsx';
import { useErrorWords } from '../../language/use-error-words.ts';
import { Button } from '../../ui/button.tsx';

/** Replacement of a list that failed to load: states the reason instead of showing it as empty. */
export function FailedList({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const words = useWords();
  const errorWords = useErrorWords();
  return (
    <div className="grid-empty" role="alert">
      <p>{error instanceof StaffError ? errorWords(error) : words('broken_text')}</p>
      <Button onPress={onAgain}>{words('again')}</Button>
    </div>
  );
}
