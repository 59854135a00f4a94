import { useText } from '../../context/shop-context.tsx';
import { FieldError, fieldId } from '../../ui/field.tsx';

/** Acceptance of the rules; not combined with any other consent. */
export function RulesCheckbox({ error, url }: { error: string | undefined; url: string }) {
  const text = useText();
  const id = fieldId('f', 'accept_rules');
  return (
    <div className="rules-tick">
      <label>
        <input
          type="checkbox"
          id={id}
          name="accept_rules"
          value="1"
          aria-required="true"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{text('game_accept')}</span>
      </label>
      <a className="link" href={url}>
        {text('game_rules')}
      </a>
      {error && <FieldError id={`${id}-error`} label={error} />}
    </div>
  );
}
