import { sql } from 'kysely';
import type { CartCustomer } from '@vitrina/contract/cart';
import type { CurrencyCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../db/index.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { lockCompany, OPEN } from './company-queries.ts';

/** Remaining credit of a company. */
export interface Credit {
  companyId: number;
  /** Minor units. */
  left: number;
}

interface Buyer {
  /** `null`: a guest. */
  userId: number | null;
  customer: CartCustomer | null;
  currency: CurrencyCode;
}

/**
 * Returns the credit for a purchase by the account's approved company. `null`: no such company, it may not buy on account, its currency is another
 * one, or the cart's buyer is not that company (country and VAT number).
 */
export async function selectCredit(db: Db, { userId, customer, currency }: Buyer): Promise<Credit | null> {
  const number = customer?.is_company ? customer.fields.vat_number : undefined;
  if (userId === null || !customer || !number) return null;
  const { rows } = await sql<Credit>`
    select c.id as "companyId", greatest(0, c.credit_limit - ${OPEN}) as left from company_members m join companies c on c.id = m.company_id
    where m.user_id = ${userId}::integer and m.state = 'approved' and c.country = ${customer.country} and c.vat_number = ${number} and c.currency = ${currency}
      and c.credit_limit > 0`.execute(db);
  return rows[0] ?? null;
}

/**
 * Puts an order on the company's account in the order's transaction. Orders of one company are serialised here, so together they never exceed its
 * credit limit.
 */
export async function claimCredit(
  db: Db,
  { orderId, companyId, userId, total }: { orderId: number; companyId: number; userId: number | null; total: number },
): Promise<Outcome<null>> {
  const company = await lockCompany(db, companyId);
  const { rows } = await sql`
    select from company_members where user_id = ${userId}::integer and company_id = ${companyId}::integer and state = 'approved'`.execute(db);
  if (!company || rows.length === 0 || company.open + total > company.credit_limit) return fail('error_credit_limit');
  await sql`
    update orders set company_id = ${companyId}::integer, payment_days = ${company.payment_days}::smallint where id = ${orderId}::bigint`.execute(db);
  return ok(null);
}
