import { useState } from 'react';
import { useShop, useText } from '../../context/shop-context.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { FormProblem } from '../../features/account/account-note.tsx';
import type { FormResult } from '../../features/account/form-result.ts';
import { LoginProblem } from '../../features/account/other-logins.tsx';
import { PasswordField } from '../../features/account/password-field.tsx';
import { confirmByPasskey } from '../../features/account/use-passkey.ts';

/** Confirms the customer's identity before a login method is added: by the password or an existing passkey. */
export function ConfirmIdentity({ hasPassword, hasPasskey, result }: { hasPassword: boolean; hasPasskey: boolean; result: FormResult }) {
  const text = useText();
  if (!hasPassword && !hasPasskey) return <p className="small">{text('proof_log_in_again')}</p>;
  return (
    <div className="prove" id="prove">
      <h3>{text('proof_title')}</h3>
      <p className="small muted">{text('proof_text')}</p>
      {hasPassword && (
        <form method="post" className="prove-form" noValidate>
          <input type="hidden" name="form" value="prove" />
          <FormProblem result={result} />
          <PasswordField name="prove_password" label={text('checkout_password')} error={result.errors.prove_password} />
          <p className="account-out">
            <button type="submit" className="btn">
              {text('proof_button')}
            </button>
          </p>
        </form>
      )}
      {hasPasskey && <ProveByPasskey />}
    </div>
  );
}

function ProveByPasskey() {
  const shop = useShop();
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    const outcome = await confirmByPasskey(shop.lang);
    if (outcome.kind === 'done') return location.replace(`${authUrl(shop, 'edit')}?done=prove&n=${Date.now()}#logins`);
    setBusy(false);
    if (outcome.kind === 'failed') setProblem(outcome.label);
  };
  return (
    <div className="account-out">
      {problem && <LoginProblem label={problem} />}
      <button type="button" className="btn needs-scripts" onClick={() => void prove()} aria-disabled={isBusy}>
        {text('proof_passkey')}
      </button>
    </div>
  );
}
