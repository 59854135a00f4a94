import { useEndpoint, useText } from '../../context/shop-context.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import type { FormResult } from '../../features/account/form-result.ts';
import { PasswordField } from '../../features/account/password-field.tsx';

/** Export of the account's data, and its deletion. */
export function OwnData({ hasPassword, result }: { hasPassword: boolean; result: FormResult }) {
  const text = useText();
  const endpoint = useEndpoint();
  return (
    <section className="account-block" id="erase">
      <h2>{text('account_own_data')}</h2>
      <p>{text('account_export_text')}</p>
      <p className="account-out">
        <a className="btn" href={endpoint('auth_export')} download="vitrina.json">
          {text('account_export')}
        </a>
      </p>
      <details open={result.problem !== null || Object.keys(result.errors).length > 0}>
        <summary className="link">{text('account_erase')}</summary>
        <form method="post" className="account-block" noValidate>
          <input type="hidden" name="form" value="erase" />
          <FormProblem result={result} />
          <p>{text('account_erase_text')}</p>
          {hasPassword && <PasswordField name="erase_password" label={text('checkout_password')} error={result.errors.erase_password} />}
          <p className="account-out">
            <button type="submit" className="btn-ink">
              {text('account_erase_button')}
            </button>
          </p>
        </form>
      </details>
    </section>
  );
}
