import type { CartCustomer } from '@vitrina/contract/cart';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import type { CallContext } from '../../http/context.ts';
import { type CartDeps, readCartRow } from '../cart/index.ts';
import { selectAccount } from '../customers/index.ts';

interface Typed {
  customer: CartCustomer | null;
  reminder_consent: boolean;
}

/** Returns the data entered so far; else the account's. */
export async function getCustomer(context: CallContext, deps: CartDeps): Promise<Typed> {
  const cart = await readCartRow(context, deps);
  return { customer: cart?.customer ?? (await accountCustomer(context, deps)), reminder_consent: cart?.reminder_consent ?? false };
}

async function accountCustomer({ db, actor, lang }: CallContext, deps: CartDeps): Promise<CartCustomer | null> {
  const account = actor.userId === null ? null : await selectAccount(db, actor.userId);
  if (!account) return null;
  if (account.customer) return { ...account.customer, type: 'webshop.customer', fields: { ...account.customer.fields, email: account.email } };
  const { name, surname } = account.name || account.surname ? account : nameParts(account.display_name);
  const fields = { email: account.email, ...(name && { name }), ...(surname && { surname }) };
  return { type: 'webshop.customer', country: homeCountry(deps.catalogue.settings(), lang), is_company: false, fields };
}

function nameParts(display: string | null): { name: string; surname: string } {
  const [name = '', ...surname] = (display ?? '').trim().split(/\s+/);
  return { name, surname: surname.join(' ') };
}

/** True if the account lacks data needed for an order; always `false` for guests. */
export async function lacksCustomerData(context: CallContext, deps: CartDeps): Promise<boolean> {
  if (context.actor.userId === null) return false;
  const { customer } = await getCustomer(context, deps);
  if (!customer || !isCountryCode(customer.country)) return true;
  return checkCustomer({ ...customer, country: customer.country }, { draft: false }).errors.length > 0;
}
