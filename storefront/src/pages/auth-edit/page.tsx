import type { ReactNode } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { AccountField } from '../../features/account/account-field.tsx';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { SuccessNote, FormProblem } from '../../features/account/account-note.tsx';
import { type FormResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { RevokeLogins } from '../../features/account/revoke-logins.tsx';
import { PasswordField } from '../../features/account/password-field.tsx';
import { useSyncLogin } from '../../features/account/use-sync-login.ts';
import { SavedAddressForm } from './saved-address-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { Logins } from './logins.tsx';
import { OwnOffers } from './own-offers.tsx';
import { OwnData } from './own-data.tsx';
import { SessionList } from './session-list.tsx';
import type { EditForm } from '../../features/account/account-forms.ts';
import type { Props } from './load.ts';

/** Account settings: names, address, password, sessions, own data, each with its own form. */
export function Page({ profile, sessions, passkeys, providers, external, address, company, sent }: Props) {
  const text = useText();
  useSyncLogin(profile);
  const resultOf = (form: EditForm): FormResult => (sent?.form === form && !sent.isDone ? sent.result : NOTHING_WRONG);
  const section = (form: EditForm, body: ReactNode, isTwo = false) => (
    <EditSection form={form} isDone={sent?.form === form && sent.isDone} result={resultOf(form)} isTwo={isTwo}>
      {body}
    </EditSection>
  );
  const others = {
    passkeys,
    providers: profile.providers,
    sessions: sessions.filter((session) => !session.is_current),
  };
  return (
    <AccountFrame page="edit" title={text('account_edit')} lead={<p className="account-lead">{text('account_logged_in_as', { email: profile.email })}</p>}>
      {section('names', <NameFields profile={profile} errors={resultOf('names').errors} />, true)}
      {section('address', <SavedAddressForm address={address} hasAddress={profile.customer !== null} errors={resultOf('address').errors} />, true)}
      {section('company', <CompanyForm company={company} countries={address.countries} errors={resultOf('company').errors} />, true)}
      {company.own?.state === 'approved' && section('offers', <OwnOffers offers={company.offers} />)}
      {profile.has_password &&
        section(
          'password',
          <>
            <PasswordField name="old_password" label={text('account_old_password')} error={resultOf('password').errors.old_password} />
            <PasswordField name="password" label={text('account_new_password_label')} isNew error={resultOf('password').errors.password} />
            <RevokeLogins ways={others} />
            <p className="account-out">
              <button type="submit" className="btn-ink">
                {text('account_new_password_button')}
              </button>
            </p>
          </>,
        )}
      <Logins
        passkeys={passkeys}
        providers={providers}
        hasPassword={profile.has_password}
        problem={external}
        result={resultOf('logins')}
        proof={resultOf('prove')}
        isDone={sent?.form === 'logins' && sent.isDone}
        isProven={sent?.form === 'prove' && sent.isDone}
        mayAdd={profile.is_proven}
      />
      <SessionList sessions={sessions} isDone={sent?.form === 'sessions' && sent.isDone} />
      <OwnData hasPassword={profile.has_password} result={resultOf('erase')} />
    </AccountFrame>
  );
}

function EditSection({
  form,
  isDone = false,
  result,
  isTwo,
  children,
}: {
  form: EditForm;
  isDone?: boolean;
  result: FormResult;
  isTwo: boolean;
  children: ReactNode;
}) {
  const text = useText();
  return (
    <form method="post" id={form} className={isTwo ? 'account-block two' : 'account-block'} noValidate>
      <h2>{text(`account_edit_${form}`)}</h2>
      {isDone && <SuccessNote>{text('account_saved')}</SuccessNote>}
      <FormProblem result={result} />
      <input type="hidden" name="form" value={form} />
      {children}
    </form>
  );
}

function NameFields({ profile, errors }: { profile: Props['profile']; errors: Record<string, string> }) {
  const text = useText();
  return (
    <>
      <AccountField
        name="name"
        label={text('account_name')}
        autoComplete="given-name"
        maxLength={60}
        value={profile.name ?? ''}
        error={errors.name}
        isOptional
      />
      <AccountField
        name="surname"
        label={text('account_surname')}
        autoComplete="family-name"
        maxLength={60}
        value={profile.surname ?? ''}
        error={errors.surname}
        isOptional
      />
      <AccountField
        name="display_name"
        label={text('account_display_name')}
        hint={text('account_display_name_hint')}
        autoComplete="nickname"
        maxLength={60}
        value={profile.display_name ?? ''}
        error={errors.display_name}
        isOptional
      />
      <p className="account-out">
        <button type="submit" className="btn-ink">
          {text('account_save')}
        </button>
      </p>
    </>
  );
}
