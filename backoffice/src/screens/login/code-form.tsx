import { type FormEvent, useState } from 'react';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useLoginStep } from './use-login-step.ts';

/** Six digits of the authenticator app, or a recovery code. */
export function CodeForm({ onCode, submitLabel }: { onCode: (code: string) => Promise<void>; submitLabel: string }) {
  const words = useWords();
  const [code, setCode] = useState('');
  const { run, problem, isBusy } = useLoginStep();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      await onCode(code);
    });
  };
  return (
    <form className="login-form" onSubmit={submit}>
      <Field
        label={words('login_code')}
        hint={words('login_code_hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        isRequired
        autoFocus
        value={code}
        onChange={setCode}
      />
      <p className="login-problem" role="alert">
        {problem}
      </p>
      <Button type="submit" look="key" isBusy={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
