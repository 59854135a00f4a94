import * as calls from '@vitrina/contract/staff/session.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyProof } from './passkey-proof.tsx';

/** Asks for the second factor again, before actions on money or people; valid for five minutes. */
export function ConfirmDialog({ onIn, onClose }: { onIn: () => void; onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog title={words('confirm_title')} onClose={onClose}>
      <p>{words('confirm_text')}</p>
      <PasskeyProof step="confirm" onIn={onIn} />
      <CodeForm
        submitLabel={words('confirm_do')}
        onCode={async (code) => {
          await callStaff(calls.confirm, { code }, { isLogin: true });
          onIn();
        }}
      />
    </Dialog>
  );
}
