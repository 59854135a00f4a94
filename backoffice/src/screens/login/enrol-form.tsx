import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/session.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { addPasskey, knowsPasskeys } from '../../api/passkeys.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpPicture } from './totp-picture.tsx';
import { useLoginStep } from './use-login-step.ts';

/**
 * Set-up of the second factor at the first login: the secret is added to an authenticator app, a code from it confirms that, and recovery codes are shown once.
 */
export function EnrolForm({ onIn }: { onIn: () => void }) {
  const words = useWords();
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const { data: totp } = useQuery({
    queryKey: ['new-totp'],
    queryFn: () => callStaff(calls.newTotp, {}, { isLogin: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { run, problem, isBusy } = useLoginStep();
  const enrolled = (reply: { recovery: readonly string[] | null }): void => (reply.recovery ? setRecovery(reply.recovery) : onIn());
  const byPasskey = (): void =>
    void run(async () => {
      const reply = await addPasskey({ isLogin: true });
      if (reply) enrolled(reply);
    });
  if (recovery) return <RecoveryCodes codes={recovery} onSaved={onIn} />;
  if (!totp) return null;
  return (
    <div className="enrol">
      <p>{words('enrol_text')}</p>
      <TotpPicture totp={totp} />
      <CodeForm submitLabel={words('enrol_confirm')} onCode={async (code) => enrolled(await callStaff(calls.confirmTotp, { code }, { isLogin: true }))} />
      {knowsPasskeys() && (
        <>
          <p>{words('enrol_passkey_text')}</p>
          <p className="login-problem" role="alert">
            {problem}
          </p>
          <Button isBusy={isBusy} onPress={byPasskey}>
            {words('enrol_passkey')}
          </Button>
        </>
      )}
    </div>
  );
}
