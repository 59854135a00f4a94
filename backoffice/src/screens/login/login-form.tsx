import * as calls from '@vitrina/contract/staff/session.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useLoginStep } from './use-login-step.ts';

interface LoginFormProps {
  /** Read-only if an ended session is renewed. */
  email?: string;
  onStep: (step: 'second' | 'enrol' | 'in') => void;
}

/** First step: e-mail and password. */
export function LoginForm({ email: fixed, onStep }: LoginFormProps) {
  const words = useWords();
  const [email, setEmail] = useState(fixed ?? '');
  const [password, setPassword] = useState('');
  const { run, problem, isBusy } = useLoginStep();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => onStep((await callStaff(calls.begin, { email, password }, { isLogin: true })).step));
  };
  return (
    <form className="login-form" onSubmit={submit}>
      <Field
        label={words('login_email')}
        type="email"
        autoComplete="username"
        isRequired
        autoFocus={!fixed}
        isReadOnly={fixed !== undefined}
        value={email}
        onChange={setEmail}
      />
      <Field
        label={words('login_password')}
        type="password"
        autoComplete="current-password"
        isRequired
        autoFocus={fixed !== undefined}
        value={password}
        onChange={setPassword}
      />
      <p className="login-problem" role="alert">
        {problem}
      </p>
      <Button type="submit" look="key" isBusy={isBusy}>
        {words('login_next')}
      </Button>
    </form>
  );
}
