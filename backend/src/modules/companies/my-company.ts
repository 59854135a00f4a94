import type { companies, MyCompany } from '@vitrina/contract/companies';
import { isCountryCode } from '@vitrina/contract/values/countries';
import { checkCustomer } from '@vitrina/contract/values/customer-fields';
import { isInEu } from '@vitrina/contract/values/iso-countries';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import type { z } from 'zod';
import type { VatRegister } from '../../adapters/vat/vies.ts';
import type { Db } from '../../db/index.ts';
import type { CallContext } from '../../http/context.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { isOverLimit } from '../customers/index.ts';
import { verifyVatNumber } from './verify-vat-number.ts';
import { insertMember, selectMember } from './company-queries.ts';
import { myCompanyView } from './company-view.ts';

export async function getMyCompany(_input: unknown, { db, actor }: CallContext): Promise<Outcome<{ company: MyCompany | null }>> {
  if (actor.userId === null) return fail('error_unauthorized');
  const row = await selectMember(db, actor.userId, null);
  return ok({ company: row && myCompanyView(row) });
}

/** VAT numbers an account may submit; each causes a query of the register. */
const MOST_A_DAY = 10;
const DAY_SECONDS = 86_400;

/** Requests membership of a company; a repeated request changes nothing. */
export const requestMembership =
  ({ vatRegister }: { vatRegister?: VatRegister | undefined }) =>
  async ({ title, country, vat_number }: z.output<typeof companies.ask.input>, context: CallContext): Promise<Outcome<{ company: MyCompany }>> => {
    const { db, actor, lang } = context;
    if (actor.userId === null) return fail('error_unauthorized');
    const checked = checkCompany({ title, country: country.toUpperCase(), number: vat_number });
    if (!checked.ok) return checked;
    const { number } = checked.data;
    const before = await selectMember(db, actor.userId, null);
    const isSame = before?.country === checked.data.country && before.vat_number === number;
    if (before && isSame) return ok({ company: myCompanyView(before) });
    if (before && before.state !== 'refused') return fail('error_company_asked');
    if (await isOverLimit(db, [{ key: `company:${actor.userId}`, most: MOST_A_DAY }], DAY_SECONDS)) return fail('error_too_many_requests');
    if (isInEu(checked.data.country)) await verifyVatNumber(db, vatRegister, number);
    const { currency } = LANGUAGES[lang];
    await insertMember(db, { userId: actor.userId, title, country: checked.data.country, vatNumber: number, currency });
    const row = await selectMember(db, actor.userId, null);
    return row ? ok({ company: myCompanyView(row) }) : fail('error_company_asked');
  };

/** Validates by the rules of the checkout, so that both store a number in one format. */
function checkCompany({ title, country, number }: { title: string; country: string; number: string }): Outcome<{ country: string; number: string }> {
  if (!isCountryCode(country)) return fail('error_bad_input', { errors: [{ field: 'country', label_name: 'error_field_unknown_value' }] });
  const { fields, errors } = checkCustomer({ country, is_company: true, fields: { company_name: title, vat_number: number } }, { draft: false });
  const own = errors.flatMap(({ field, label_name }) =>
    field === 'fields.vat_number' ? [{ field: 'vat_number', label_name }] : field === 'fields.company_name' ? [{ field: 'title', label_name }] : [],
  );
  return own.length > 0 ? fail('error_bad_input', { errors: own }) : ok({ country, number: fields.vat_number ?? '' });
}

/** Exports the company of an account, for a data access request. */
export async function exportCompany(db: Db, { userId }: { userId: number }): Promise<Record<string, unknown>> {
  const row = await selectMember(db, userId, null);
  return { company: row && myCompanyView(row) };
}
