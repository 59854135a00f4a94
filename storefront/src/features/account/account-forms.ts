import { accounts } from '@vitrina/contract/accounts';
import { companies } from '@vitrina/contract/companies';
import { offers } from '@vitrina/contract/offers';
import type { Reply } from '@vitrina/contract/client';
import { passkeys } from '@vitrina/contract/passkeys';
import { isProvider } from '@vitrina/contract/values/external-login';
import { tryCall } from '../../api/try-call.ts';
import { revokedLogins } from './revoked-logins.ts';
import type { LoadContext } from '../../context/page-types.ts';

/** Forms of the settings page. */
export type EditForm = 'names' | 'address' | 'company' | 'offers' | 'password' | 'sessions' | 'logins' | 'prove' | 'erase';

type Answer = Reply<{ jwt?: string; device?: string }>;

/** Every form of the page by its name. */
const FORMS: Record<EditForm, (context: LoadContext) => Promise<Answer>> = {
  names: ({ api, form }) => {
    const typed = (name: string) => form.get(name)?.trim() || null;
    return tryCall(api, accounts.profileUpdate, { name: typed('name'), surname: typed('surname'), display_name: typed('display_name') }) as Promise<Answer>;
  },
  address: async ({ api, form }) => {
    if (form.get('action') === 'remove') return tryCall(api, accounts.profileUpdate, { customer: null }) as Promise<Answer>;
    const { email } = await api.get(accounts.profile, {});
    const fields = Object.fromEntries([...form].filter(([name, value]) => !['form', 'country', 'action'].includes(name) && value.trim() !== ''));
    const customer = { type: 'webshop.customer' as const, country: form.get('country') ?? '', is_company: false, fields: { email, ...fields } };
    return tryCall(api, accounts.profileUpdate, { customer }) as Promise<Answer>;
  },
  company: ({ api, form }) =>
    tryCall(api, companies.ask, {
      title: form.get('title') ?? '',
      country: form.get('country') ?? '',
      vat_number: form.get('vat_number') ?? '',
    }) as Promise<Answer>,
  // An offer is requested from the cart, and ordered from the list in the account.
  offers: ({ api, form, lang }) =>
    (form.get('make') === '1' ? tryCall(api, offers.make, {}) : tryCall(api, offers.order, { lang, id: Number(form.get('offer')) })) as Promise<Answer>,
  password: ({ api, form }) =>
    tryCall(api, accounts.changePassword, {
      old_password: form.get('old_password') ?? '',
      password: form.get('password') ?? '',
      ...revokedLogins(form),
    }) as Promise<Answer>,
  sessions: ({ api, form }) => {
    const id = form.get('id');
    return tryCall(api, accounts.closeSessions, id ? { id } : { all: true }) as Promise<Answer>;
  },
  logins: ({ api, form }) => {
    const provider = form.get('provider') ?? '';
    if (isProvider(provider)) return tryCall(api, passkeys.unlinkProvider, { provider }) as Promise<Answer>;
    const id = Number(form.get('passkey'));
    if (form.get('action') === 'rename') return tryCall(api, passkeys.rename, { id, name: form.get('name') ?? '' }) as Promise<Answer>;
    return tryCall(api, passkeys.remove, { id }) as Promise<Answer>;
  },
  prove: ({ api, form }) => tryCall(api, accounts.prove, { password: form.get('prove_password') ?? '' }) as Promise<Answer>,
  erase: ({ api, form }) => tryCall(api, accounts.erase, { password: form.get('erase_password') ?? '' }) as Promise<Answer>,
};

export const isEditForm = (name: string | null): name is EditForm => name !== null && Object.hasOwn(FORMS, name);

/** Executes one of the forms. */
export const sendEditForm = (form: EditForm, context: LoadContext): Promise<Answer> => FORMS[form](context);
