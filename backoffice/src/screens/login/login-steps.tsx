import * as calls from '@vitrina/contract/staff/session.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import type { OpenedLink } from '../../app/opened-link.ts';
import { useWords } from '../../language/language.tsx';
import { CodeForm } from './code-form.tsx';
import { EnrolForm } from './enrol-form.tsx';
import { LinkForm } from './link-form.tsx';
import { LoginForm } from './login-form.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import './login.css';

interface LoginStepsProps {
  /** Read-only if an ended session is renewed. */
  email?: string;
  /** `null`: opened without a link. */
  link?: OpenedLink | null;
  onIn: () => void;
}

/** Password, or the link of an invitation, then the second factor; at the first login the second factor is set up instead. */
export function LoginSteps({ email, link = null, onIn }: LoginStepsProps) {
  const words = useWords();
  const [opened, setOpened] = useState(link);
  const [step, setStep] = useState<'begin' | 'second' | 'enrol'>('begin');
  const goOn = (next: 'second' | 'enrol' | 'in'): void => (next === 'in' ? onIn() : setStep(next));
  if (step === 'begin' && opened) return <LinkForm link={opened} onStep={goOn} onGiveUp={() => setOpened(null)} />;
  if (step === 'begin') return <LoginForm {...(email !== undefined && { email })} onStep={goOn} />;
  if (step === 'enrol') return <EnrolForm onIn={onIn} />;
  return (
    <>
      <PasskeyProof step="second" onIn={onIn} />
      <CodeForm
        submitLabel={words('login_enter')}
        onCode={async (code) => {
          await callStaff(calls.second, { code }, { isLogin: true });
          onIn();
        }}
      />
    </>
  );
}
