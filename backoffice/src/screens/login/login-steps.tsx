import * as calls from '@vitrina/contract/staff/session.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { LoginForm } from './login-form.tsx';
import './login.css';

/** Password, then the second factor; at the first login one is set up in its place. */
export function LoginSteps({ email, onIn }: { email?: string; onIn: () => void }) {
  const words = useWords();
  const [step, setStep] = useState<'begin' | 'second' | 'enrol'>('begin');
  if (step === 'begin') return <LoginForm {...(email !== undefined && { email })} onStep={(next) => (next === 'in' ? onIn() : setStep(next))} />;
  if (step === 'enrol') return <EnrolForm onIn={onIn} />;
  return (
    <CodeForm
      submitLabel={words('login_enter')}
      onCode={async (code) => {
        await callStaff(calls.second, { code }, { isLogin: true });
        onIn();
      }}
    />
  );
}
