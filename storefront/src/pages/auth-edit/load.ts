import { type AccountSession, accounts, type Profile } from '@vitrina/contract/accounts';
import { type Offer, offers } from '@vitrina/contract/offers';
import { companies, type MyCompany } from '@vitrina/contract/companies';
import type { CustomerField } from '@vitrina/contract/cart';
import { webshopCheckout } from '@vitrina/contract/checkout';
import { type Passkey, passkeys } from '@vitrina/contract/passkeys';
import { type EditForm, isEditForm } from '../../features/account/account-forms.ts';
import { otherWays } from '../../features/account/external-account.ts';
import { type FormResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  sessions: AccountSession[];
  passkeys: Passkey[];
  /** Configured providers, and those linked while they were configured. */
  providers: { name: string; isTied: boolean }[];
  /** Label of an error that a provider returned. */
  external: string | null;
  address: { country: string; countries: { code: string; title: string }[]; fields: CustomerField[]; values: Record<string, string> };
  /** The account's company, approved or requested; `own` is `null`: none. `typed`: values of a refused form. */
  company: { own: MyCompany | null; typed: { title: string; country: string; vat_number: string }; offers: Offer[] };
  /** The submitted form and its result. */
  sent: { form: EditForm; result: FormResult; isDone: boolean } | null;
}

export const load = (context: LoadContext): Promise<LoadResult<Props>> => {
  const finishedForm = context.query.get('done');
  return show(context, isEditForm(finishedForm) ? { form: finishedForm, result: NOTHING_WRONG, isDone: true } : null);
};

/** Address fields stored in the account, in order; the checkout asks for any others. */
const PROFILE_FIELDS = ['name', 'surname', 'street', 'post_code', 'town', 'phone'];

/** Loads the page's props; the form keeps submitted values. */
export async function show(context: LoadContext, sent: Props['sent']): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { api, form, info } = context;
  const { profile } = opened;
  const requestedCountry = (form.get('form') === 'company' ? null : form.get('country')) ?? profile.customer?.country;
  const [{ items }, { items: ownPasskeys }, { company }, { countries }, { country, fields }] = await Promise.all([
    api.get(accounts.sessions, {}),
    api.get(passkeys.passkeys, {}),
    api.get(companies.mine, {}),
    api.get(webshopCheckout.location, {}),
    api.get(webshopCheckout.customerFields, { type: 'webshop.customer', is_company: false, ...(requestedCountry && { country: requestedCountry }) }),
  ]);
  const own = PROFILE_FIELDS.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const typed = sent?.form === 'address' && !sent.isDone;
  const values = typed ? Object.fromEntries(own.map(({ name }) => [name, form.get(name) ?? ''])) : { ...profile.customer?.fields };
  const providers = [...new Set([...info.auth.providers, ...profile.providers])];
  const { problem } = otherWays(context);
  return {
    kind: 'page',
    status: sent && !sent.isDone ? 422 : 200,
    props: {
      profile,
      sessions: items,
      passkeys: ownPasskeys,
      providers: providers.map((name) => ({ name, isTied: profile.providers.includes(name) })),
      external: problem && `external_${problem}`,
      address: { country, countries: countries.map(({ code, title }) => ({ code, title })), fields: own, values },
      company: { own: company, typed: typedCompany(form, country), offers: company?.state === 'approved' ? (await api.get(offers.mine, {})).items : [] },
      sent,
    },
  };
}

const typedCompany = (form: LoadContext['form'], country: string): Props['company']['typed'] => ({
  title: form.get('title') ?? '',
  country: form.get('form') === 'company' ? (form.get('country') ?? country) : country,
  vat_number: form.get('vat_number') ?? '',
});
