import * as calls from '@vitrina/contract/staff/session.calls';
import { type FormEvent, useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { StaffError } from '../../api/staff-error.ts';
import type { OpenedLink } from '../../app/opened-link.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { useLoginStep } from './use-login-step.ts';

interface LinkFormProps {
  link: OpenedLink;
  onStep: (step: 'second' | 'enrol' | 'in') => void;
  /** Called to leave a link that is no longer valid. */
  onGiveUp: () => void;
}

/** Sets a password by a link: of an invitation, or of the shop's first owner, who also enters the e-mail. */
export function LinkForm({ link: { kind, code }, onStep, onGiveUp }: LinkFormProps) {
  const words = useWords();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isOver, setOver] = useState(false);
  const { run, problem, isBusy } = useLoginStep();
  const send = () =>
    kind === 'first'
      ? callStaff(calls.first, { code, email: email.trim(), password }, { isLogin: true })
      : callStaff(calls.invited, { code, password }, { isLogin: true });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => {
      const { step } = await send().catch((error: unknown) => {
        if (error instanceof StaffError && error.label === 'error_link_expired') setOver(true);
        throw error;
      });
      onStep(step);
    });
  };
  return (
    <form className="login-form" onSubmit={submit}>
      <p>{words(`link_${kind}`)}</p>
      {kind === 'first' && <Field label={words('login_email')} type="email" autoComplete="username" isRequired autoFocus value={email} onChange={setEmail} />}
      <Field
        label={words('link_password')}
        hint={words('link_password_hint')}
        type="password"
        autoComplete="new-password"
        isRequired
        autoFocus={kind === 'invited'}
        value={password}
        onChange={setPassword}
      />
      <p className="login-problem" role="alert">
        {problem}
      </p>
      {isOver ? (
        <Button onPress={onGiveUp}>{words('login_enter')}</Button>
      ) : (
        <Button type="submit" look="key" isBusy={isBusy}>
          {words('login_next')}
        </Button>
      )}
    </form>
  );
}
