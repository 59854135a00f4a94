import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';

/** Shown only once; each code replaces a lost second factor one time. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const words = useWords();
  return (
    <div className="enrol">
      <h2>{words('recovery_title')}</h2>
      <p>{words('recovery_text')}</p>
      <ol className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button look="key" onPress={onSaved}>
        {words('recovery_kept')}
      </Button>
    </div>
  );
}
