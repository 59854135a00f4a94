import { Button } from '../ui/button.tsx';
import { useWords } from '../language/language.tsx';

/** Replacement of a page that failed to load. */
export function FailedScreen({ onAgain }: { onAgain: () => void }) {
  const words = useWords();
  return (
    <main className="failed-screen">
      <h1>{words('failed_title')}</h1>
      <p>{words('failed_text')}</p>
      <Button onPress={onAgain}>{words('again')}</Button>
    </main>
  );
}
