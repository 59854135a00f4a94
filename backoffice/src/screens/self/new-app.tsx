import { useQuery } from '@tanstack/react-query';
import * as calls from '@vitrina/contract/staff/session.calls';
import { callStaff } from '../../api/call-staff.ts';
import { useWords } from '../../language/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeForm } from '../login/code-form.tsx';
import { TotpPicture } from '../login/totp-picture.tsx';

/** Dialog to add an authenticator app: its secret, and a first code. */
export function NewApp({ onAdded, onClose }: { onAdded: () => void; onClose: () => void }) {
  const words = useWords();
  const { data: totp } = useQuery({
    queryKey: ['new-totp'],
    queryFn: () => callStaff(calls.newTotp, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (!totp) return null;
  return (
    <Dialog title={words('self_add_app')} onClose={onClose}>
      <div className="enrol">
        <TotpPicture totp={totp} />
        <CodeForm
          submitLabel={words('enrol_confirm')}
          onCode={async (code) => {
            await callStaff(calls.confirmTotp, { code });
            onAdded();
          }}
        />
      </div>
    </Dialog>
  );
}
