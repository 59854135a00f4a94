import { useRouter } from '@tanstack/react-router';
import { useWords } from '../language/language.tsx';
import { Button } from '../ui/button.tsx';

/** Replacement of a screen that could not be rendered; the frame around it stays. */
export function BrokenScreen({ reset }: { reset: () => void }) {
  const words = useWords();
  const router = useRouter();
  const again = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="screen">
      <h1>{words('broken_title')}</h1>
      <p>{words('broken_text')}</p>
      <p>
        <Button onPress={again}>{words('again')}</Button>
      </p>
    </div>
  );
}
