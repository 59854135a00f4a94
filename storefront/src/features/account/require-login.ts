import { accounts, type Profile } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { languageBase } from '@vitrina/contract/values/languages';
import { safePath } from '@vitrina/contract/values/safe-path';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

type Redirect = Extract<LoadResult<never>, { kind: 'redirect' }>;

/** Guards pages of guests: a logged-in customer is redirected to the account (specification, section 4). */
export async function requireGuest(context: LoadContext): Promise<{ kind: 'open' } | Redirect> {
  const { user_id } = await context.api.get(customers.isLogin, {});
  return user_id === null ? { kind: 'open' } : { kind: 'redirect', to: afterLogin(context), status: 302 };
}

/** Guards pages of the account: a guest is redirected to the login, and back afterwards. */
export async function requireCustomer(context: LoadContext): Promise<{ kind: 'open'; profile: Profile } | Redirect> {
  const { user_id } = await context.api.get(customers.isLogin, {});
  if (user_id !== null) return { kind: 'open', profile: await context.api.get(accounts.profile, {}) };
  const back = new URLSearchParams({ redirect: context.path });
  return { kind: 'redirect', to: `${inLanguage(context.info.auth.loggedOutRedirect, context)}?${back}`, status: 302 };
}

/** Returns the address to open after a login: the requested one, else the configured one. */
export const afterLogin = (context: LoadContext): string => redirectTarget(context) ?? inLanguage(context.info.auth.loggedInRedirect, context);

/** The `redirect` of the query or the form, if it stays on this site. */
export function redirectTarget({ query, form }: Pick<LoadContext, 'query' | 'form'>): string | null {
  const target = form.get('redirect') ?? query.get('redirect');
  return target ? safePath(target) : null;
}

/** A configured path with the visitor's language prefix. */
export const inLanguage = (path: string, { lang, info }: Pick<LoadContext, 'lang' | 'info'>): string =>
  languageBase(lang, info.default_language) + path.replace(/^\//, '');
