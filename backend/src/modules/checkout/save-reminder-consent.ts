import { sql } from 'kysely';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { isEmail } from '@vitrina/contract/values/email';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { ownerOf } from '../../http/owner-of.ts';
import { type CartDeps, writeCart } from '../cart/index.ts';

/** Saves the consent to one reminder of an abandoned cart, and its address. Withdrawing it needs no address. */
export async function saveReminderConsent(
  input: { email: string; consent: boolean },
  context: CallContext,
  deps: CartDeps,
): Promise<Outcome<Record<string, never>>> {
  if (!ownerOf(context.actor, deps)) return fail('error_unauthorized');
  const email = input.email.trim();
  if (input.consent && !isEmail(email)) return fail('error_email_invalid', { errors: [{ field: 'email', label_name: 'error_email_invalid' }] });
  const empty = {
    type: context.actor.userId === null ? 'webshop.guest' : 'webshop.customer',
    country: homeCountry(deps.catalogue.settings(), context.lang),
    is_company: false,
    fields: {},
  };
  const outcome = await writeCart(context, deps, {
    isDurable: true,
    change: async (db, cartId) => {
      await sql`
        update carts set reminder_consent = ${input.consent}, customer = case when ${input.consent}
          then jsonb_set(coalesce(customer, ${JSON.stringify(empty)}::jsonb), '{fields,email}', to_jsonb(${email}::text)) else customer end
        where id = ${cartId}::bigint`.execute(db);
      return null;
    },
  });
  return outcome.ok ? ok({}) : outcome;
}
