import { useText } from '../../context/shop-context.tsx';
import { Field, fieldId } from '../../ui/field.tsx';

/** E-mail address for a spin. */
export function EmailField({ value, error }: { value: string; error: string | undefined }) {
  const text = useText();
  return (
    <Field id={fieldId('f', 'email')} label={text('game_email')} hint={text('game_email_hint_spin')} error={error}>
      {(control) => <input {...control} className="input" type="email" name="email" defaultValue={value} autoComplete="email" maxLength={254} aria-required />}
    </Field>
  );
}
