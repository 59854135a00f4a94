import * as accountsCalls from '@vitrina/contract/accounts.calls';
import * as customersCalls from '@vitrina/contract/customers.calls';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { refetchCart } from '../cart/cart-actions.ts';
import { setLogin } from './login-store.ts';
import { inTurn } from './in-turn.ts';

/** Loads the login with the customer's name. */
export const loadLogin = (lang: LanguageCode): Promise<void> => inTurn(() => readLogin(lang));

async function readLogin(lang: LanguageCode): Promise<void> {
  const client = browserClient(lang);
  const login = await client.call(customersCalls.isLogin, {});
  if (!login.success) return;
  const { user_id, is_staff } = login.data;
  if (user_id === null) return setLogin(null);
  const profile = await client.call(accountsCalls.profile, {});
  setLogin({ userId: user_id, isStaff: is_staff, name: profile.success ? profile.data.name : null });
}

/** Reloads login and cart, after a login or a logout. */
export async function loadPerson(lang: LanguageCode): Promise<void> {
  await Promise.all([loadLogin(lang), refetchCart(lang, { isChanged: true })]);
}
