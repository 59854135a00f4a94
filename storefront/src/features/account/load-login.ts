import type { LanguageCode } from '@vitrina/contract/values/languages';
import { browserClient } from '../../api/browser-client.ts';
import { setChangedCart } from '../../context/cart-store.ts';
import { setLogin } from '../../context/login-store.ts';
import { CALLS } from './account-calls.ts';

/** Asks who is logged in, and what to call them. */
export async function loadLogin(lang: LanguageCode): Promise<void> {
  const client = browserClient(lang);
  const login = await client.call(CALLS.isLogin, {});
  if (!login.success) return;
  const { user_id, is_staff } = login.data;
  if (user_id === null) return setLogin(null);
  const profile = await client.call(CALLS.profile, {});
  setLogin({ userId: user_id, isStaff: is_staff, name: profile.success ? profile.data.name : null });
}

/** The same with the cart, after a login or a logout. */
export async function loadPerson(lang: LanguageCode): Promise<void> {
  const [, cart] = await Promise.all([loadLogin(lang), browserClient(lang).call(CALLS.cart, {})]);
  if (cart.success) setChangedCart(lang, cart.data);
}
