import { useText } from '../../context/shop-context.tsx';
import { CircleAlert } from '../../ui/icons.tsx';

/** The same ids as other forms without scripts have. */
export const gameFieldId = (name: string): string => `f-${name}`;

/** The address of who spins. */
export function EmailField({ value, error }: { value: string; error: string | undefined }) {
  const text = useText();
  const id = gameFieldId('email');
  return (
    <div className="field">
      <label htmlFor={id}>{text('game_email')}</label>
      <input
        id={id}
        className="input"
        type="email"
        name="email"
        defaultValue={value}
        autoComplete="email"
        maxLength={254}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
      />
      {error && <GameError id={`${id}-error`} label={error} />}
      <p className="small muted" id={`${id}-hint`}>
        {text('game_email_hint_spin')}
      </p>
    </div>
  );
}

/** What is wrong with a field. */
export function GameError({ id, label }: { id: string; label: string }) {
  const text = useText();
  return (
    <p className="game-error" id={id}>
      <CircleAlert className="icon small-icon" />
      {text(label)}
    </p>
  );
}
