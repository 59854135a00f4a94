import { sql } from 'kysely';
import type { Cart, CartCustomer } from '@vitrina/contract/cart';
import { deliveryCountries } from '@vitrina/contract/settings/market-countries';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome } from '../../http/outcome.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type CartDeps, type CartWrite, proveVatNumber, writeCart } from '../cart/index.ts';

type Input = CartCustomer & { draft: boolean };

/** Saves buyer and address with the cart; names every invalid field. Invalid data is saved only as a draft. */
export async function setCustomer({ type, country, is_company, fields, draft }: Input, context: CallContext, deps: CartDeps): Promise<Outcome<{ cart: Cart }>> {
  if (!ownerOf(context.actor, deps)) return fail('error_unauthorized');
  const where = country.toUpperCase();
  if (!isCountryCode(where) || !deliveryCountries(deps.catalogue.settings(), context.lang).includes(where))
    return fail('error_bad_input', { errors: [{ field: 'country', label_name: 'error_field_unknown_value' }] });
  const checked = checkCustomer({ country: where, is_company, fields }, { draft });
  if (checked.errors.length > 0) return fail('error_bad_input', { errors: checked.errors });
  const customer: CartCustomer = { type, country: where, is_company, fields: checked.fields };
  if (!draft) await proveVatNumber(context.db, deps.vatRegister, { settings: deps.catalogue.settings(), lang: context.lang, customer });
  return writeCart(context, deps, saveCustomer(customer));
}

export const saveCustomer = (customer: CartCustomer): CartWrite => ({ set: sql`customer = ${JSON.stringify(customer)}::jsonb` });
