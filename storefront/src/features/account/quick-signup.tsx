import { useText } from '../../context/shop-context.tsx';
import { FormProblem } from './account-note.tsx';
import type { FormResult } from './form-result.ts';
import './account.css';

export interface QuickSignupProps {
  /** True if the mail was sent. */
  isSent: boolean;
  result: FormResult;
}

/** Sign-up with one click after an order; the password is set by a mailed link. */
export function QuickSignup({ isSent, result }: QuickSignupProps) {
  const text = useText();
  return (
    <form method="post" className="account-block account-entry-form" id="account" noValidate>
      <h2>{text('account_quick_title')}</h2>
      {isSent ? (
        <p role="status">{text('account_quick_sent')}</p>
      ) : (
        <>
          <p>{text('account_quick_text')}</p>
          <FormProblem result={result} />
          <p className="account-out">
            <button type="submit" className="btn-ink">
              {text('account_quick_button')}
            </button>
          </p>
        </>
      )}
    </form>
  );
}
