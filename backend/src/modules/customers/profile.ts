import { sql } from 'kysely';
import type { Profile } from '@vitrina/contract/accounts';
import type { CartCustomer } from '@vitrina/contract/cart';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { hasRecentAuthentication } from './recent-authentication.ts';

interface ProfileRow {
  user_id: number;
  email: string;
  name: string | null;
  surname: string | null;
  display_name: string | null;
  customer: CartCustomer | null;
  has_password: boolean;
  providers: string[];
  passkeys: number;
  created_at: Date;
}

/** The customer's own account. */
export async function getProfile(_input: unknown, { db, actor }: Pick<CallContext, 'db' | 'actor'>): Promise<Outcome<Profile>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const { rows } = await sql<ProfileRow>`
    select id as user_id, email, name, surname, display_name, customer, password_hash is not null as has_password,
      array(select provider from identities where user_id = u.id order by created_at) as providers,
      (select count(*)::integer from passkeys where user_id = u.id) as passkeys, created_at
    from users u where id = ${actor.userId}::integer`.execute(db);
  const [row] = rows;
  if (!row) return fail('error_unauthorized');
  return ok({ ...row, is_proven: await hasRecentAuthentication(db, actor), created_at: row.created_at.toISOString() });
}

type Update = Partial<{ [Name in 'name' | 'surname' | 'display_name']: string | null | undefined }> & { customer?: CartCustomer | null | undefined };

/** Changes the given fields; absent ones stay. With invalid fields it reports all of them and changes nothing. */
export async function updateProfile({ name, surname, display_name, customer }: Update, context: CallContext): Promise<Outcome<Profile>> {
  const { db, actor } = context;
  if (actor.userId === null) return fail('error_unauthorized');
  const checked = checkedCustomer(customer);
  if (!checked.ok) return checked;
  await sql`
    update users set
      name = case when ${name !== undefined} then ${name ?? null} else name end,
      surname = case when ${surname !== undefined} then ${surname ?? null} else surname end,
      display_name = case when ${display_name !== undefined} then ${display_name ?? null} else display_name end,
      customer = case when ${customer !== undefined} then ${checked.data === null ? null : JSON.stringify(checked.data)}::jsonb else customer end
    where id = ${actor.userId}::integer`.execute(db);
  return getProfile(null, context);
}

function checkedCustomer(customer: CartCustomer | null | undefined): Outcome<CartCustomer | null> {
  if (!customer) return ok(null);
  const country = customer.country.toUpperCase();
  if (!isCountryCode(country)) return fail('error_bad_input', { errors: [{ field: 'country', label_name: 'error_field_unknown_value' }] });
  const { errors, fields } = checkCustomer({ country, is_company: customer.is_company, fields: customer.fields }, { draft: false });
  return errors.length > 0 ? fail('error_bad_input', { errors }) : ok({ ...customer, country, fields });
}
