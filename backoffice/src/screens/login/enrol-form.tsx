import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/session.calls';
import { useState } from 'react';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeForm } from './code-form.tsx';

/** The first login sets up the second factor: the secret goes into an authenticator app, a code of it comes back, recovery codes are shown once. */
export function EnrolForm({ onIn }: { onIn: () => void }) {
  const words = useWords();
  const [recovery, setRecovery] = useState<readonly string[] | null>(null);
  const { data: totp } = useQuery({
    queryKey: ['new-totp'],
    queryFn: () => callStaff(calls.newTotp, {}, { isLogin: true }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (recovery) return <RecoveryCodes codes={recovery} onKept={onIn} />;
  if (!totp) return null;
  return (
    <div className="enrol">
      <p>{words('enrol_text')}</p>
      <img className="enrol-qr" src={`data:image/svg+xml;utf8,${encodeURIComponent(totp.qr)}`} alt={words('enrol_qr')} width={200} height={200} />
      <p className="enrol-secret">
        {words('enrol_secret')} <code>{totp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <CodeForm
        submitLabel={words('enrol_confirm')}
        onCode={async (code) => {
          const reply = await callStaff(calls.confirmTotp, { code }, { isLogin: true });
          if (reply.recovery) setRecovery(reply.recovery);
          else onIn();
        }}
      />
    </div>
  );
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
      <Button look="key" onPress={onKept}>
        {words('recovery_kept')}
      </Button>
    </div>
  );
}
