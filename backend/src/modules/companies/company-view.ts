import type { MyCompany } from '@vitrina/contract/companies';
import type { CompanyMembership } from '@vitrina/contract/staff/companies';
import { toDecimal } from '@vitrina/contract/values/money';
import type { CompanyRow, MemberRow } from './company-queries.ts';

const creditView = ({ currency, credit_limit, open, payment_days }: CompanyRow) => ({
  currency,
  limit: toDecimal(credit_limit),
  open: toDecimal(open),
  payment_days,
});

/** Returns the company for its own buyer; the credit is visible only to its approved buyers. */
export const myCompanyView = (row: MemberRow): MyCompany => ({
  // The name of an existing company is hidden until staff approve the account as its buyer.
  title: row.state === 'approved' ? row.title : '',
  country: row.country,
  vat_number: row.vat_number,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  credit: row.state === 'approved' ? creditView(row) : null,
});

export const companyView = (row: CompanyRow): CompanyMembership['company'] => ({
  id: row.id,
  version: row.version,
  title: row.title,
  country: row.country,
  vat_number: row.vat_number,
  vat_state: row.vat_state,
  credit: creditView(row),
});

export const membershipView = (row: MemberRow): CompanyMembership => ({
  user_id: row.user_id,
  email: row.email,
  state: row.state,
  asked_at: row.asked_at.toISOString(),
  company: companyView(row),
});
