import { useText } from '../../context/shop-context.tsx';
import { FormProblem } from './account-note.tsx';
import type { FormResult } from './form-result.ts';
import './account.css';

export interface QuickSignupProps {
  /** The mail is on its way. */
  isSent: boolean;
  result: FormResult;
}

/** Sign-up after an order with one click; the password is chosen by the mail. */
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
