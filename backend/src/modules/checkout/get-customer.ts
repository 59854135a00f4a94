import type { CartCustomer } from '@vitrina/contract/cart';
import { COUNTRY_OF_LANGUAGE } from '@vitrina/contract/values/countries';
import type { CallContext } from '../../http/context.ts';
import { type CartDeps, readCartRow } from '../cart/index.ts';
import { selectAccount } from '../customers/index.ts';

/** What was typed so far; a customer's own data where nothing was. */
export async function getCustomer(context: CallContext, deps: CartDeps): Promise<CartCustomer | null> {
  const typed = (await readCartRow(context, deps))?.customer;
  const { userId } = context.actor;
  if (typed || userId === null) return typed ?? null;
  const account = await selectAccount(context.db, userId);
  if (!account) return null;
  const [name = '', ...surname] = (account.display_name ?? '').trim().split(/\s+/);
  const fields = { email: account.email, ...(name && { name }), ...(surname.length > 0 && { surname: surname.join(' ') }) };
  return { type: 'webshop.customer', country: COUNTRY_OF_LANGUAGE[context.lang], is_company: false, fields };
}
