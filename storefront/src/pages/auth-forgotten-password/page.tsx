import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import type { Props } from './load.ts';

/** Form that requests a link to set a new password. */
export function Page({ isSent, result, email }: Props) {
  const shop = useShop();
  const text = useText();
  if (isSent) return <EntryFrame title={text('account_sent_title')} lead={text('account_forgotten_sent', { email })} />;
  return (
    <EntryFrame title={text('account_forgotten')} lead={text('account_forgotten_lead')}>
      <form method="post" className="account-block" noValidate>
        <FormProblem result={result} />
        <AccountField name="email" label={text('checkout_email')} type="email" autoComplete="username" value={email} error={result.errors.email} />
        <button type="submit" className="key wide">
          {text('account_forgotten_button')}
        </button>
      </form>
      <a className="link" href={authUrl(shop, 'login')}>
        {text('account_back_to_login')}
      </a>
    </EntryFrame>
  );
}
