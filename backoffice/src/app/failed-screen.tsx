import { Button } from '../ui/button.tsx';
import { useWords } from '../language/language.tsx';

/** Instead of a page that could not be loaded at all. */
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
