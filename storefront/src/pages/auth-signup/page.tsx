import { useShop, useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { EntryFrame } from '../../features/account/account-frame.tsx';
import { PrivacyNote } from '../../features/account/privacy-note.tsx';
import { FormProblem } from '../../features/account/account-note.tsx';
import { authUrl } from '../../features/account/account-url.ts';
import { ProviderLinks } from '../../features/account/other-logins.tsx';
import type { Props } from './load.ts';

/** Sign-up; it continues by a mailed link. */
export function Page({ isSent, result, values, providers, redirect }: Props) {
  const shop = useShop();
  const text = useText();
  if (isSent) return <EntryFrame title={text('account_sent_title')} lead={text('account_signup_sent', { email: values.email })} />;
  const { errors } = result;
  return (
    <EntryFrame title={text('account_signup_title')} lead={text('account_signup_lead')}>
      <form method="post" className="account-block" noValidate>
        <FormProblem result={result} />
        <AccountField name="email" label={text('checkout_email')} type="email" autoComplete="username" value={values.email} error={errors.email} />
        <AccountField name="name" label={text('account_name')} autoComplete="given-name" maxLength={60} value={values.name} error={errors.name} isOptional />
        <AccountField
          name="surname"
          label={text('account_surname')}
          autoComplete="family-name"
          maxLength={60}
          value={values.surname}
          error={errors.surname}
          isOptional
        />
        <PrivacyNote />
        <button type="submit" className="key wide">
          {text('account_signup_button')}
        </button>
      </form>
      {providers.length > 0 && <ProviderLinks providers={providers} redirect={redirect} className="account-block" />}
      <p>
        {text('account_have_one')}{' '}
        <a className="link" href={authUrl(shop, 'login')}>
          {text('checkout_login_button')}
        </a>
      </p>
    </EntryFrame>
  );
}
