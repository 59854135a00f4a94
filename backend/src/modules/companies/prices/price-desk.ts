import type { FieldError } from '@vitrina/contract/errors';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { staffCompanies } from '@vitrina/contract/staff/companies';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import type { z } from 'zod';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { inStaffTransaction } from '../../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../../http/outcome.ts';
import { scopeOf } from '../../../http/staff-rights.ts';
import { recordChange } from '../../changes/index.ts';
import { type CompanyRow, isInMarkets, lockCompany } from '../company-queries.ts';
import { countPrices, deletePrice, findTarget, insertPrice, type PriceRow, selectPrices } from './price-queries.ts';

type Calls = typeof staffCompanies;
type Shop = { settings: { shop: { timeZone: string } } };

/** Limit of agreed prices per company in the back office; larger lists are imported from a file of the shop. */
export const MOST_COMPANY_PRICES = 500;

const view = ({ amount, percent, ...row }: PriceRow) => ({ ...row, price: toDecimal(amount), percent });

export const listPrices =
  (shop: Shop) =>
  async ({ id }: { id: number }, { db, lang, staff }: CallContext): Promise<Outcome<ReplyOf<Calls['prices']>>> => {
    const scope = scopeOf(staff, 'customers.view');
    if (!scope) return fail('error_forbidden');
    if (!(await isInMarkets(db, id, scope))) return fail('error_empty_data');
    return ok({ items: (await selectPrices(db, id, { lang, timeZone: shop.settings.shop.timeZone })).map(view) });
  };

/** Adds an agreement; idempotent. */
export const addPrice =
  (shop: Shop) =>
  (input: z.output<Calls['addPrice']['input']>, context: CallContext): Promise<Outcome<ReplyOf<Calls['addPrice']>>> =>
    inStaffTransaction(context, 'prices.edit', async (db, scope) => {
      if (!(await isInMarkets(db, input.id, scope))) return fail('error_empty_data');
      const company = (await lockCompany(db, input.id)) as CompanyRow;
      const errors = problemsOf(input);
      const targetId = await findTarget(db, input.target, input.code);
      if (targetId === null) errors.unshift({ field: 'code', label_name: 'error_field_unknown_value' });
      if (targetId === null || errors.length > 0) return fail('error_bad_input', { errors });
      if ((await countPrices(db, company.id)) >= MOST_COMPANY_PRICES) return fail('error_company_prices_full');
      const { target, price, percent, starts_on: startsOn, ends_on: endsOn } = input;
      const created = await insertPrice(db, {
        ...{ companyId: company.id, target, targetId, startsOn, endsOn, percent },
        amount: price === null ? null : toMinor(price),
      });
      const path = `prices.${target}.${input.code}`;
      if (created !== null)
        await note(db, { company, action: 'price', paths: [{ path, after: { price, percent, starts_on: startsOn, ends_on: endsOn } }], context });
      return ok({ items: (await selectPrices(db, company.id, { lang: context.lang, timeZone: shop.settings.shop.timeZone })).map(view) });
    });

/** Removes an agreement; idempotent. */
export const removePrice =
  (shop: Shop) =>
  ({ id, price }: { id: number; price: number }, context: CallContext): Promise<Outcome<ReplyOf<Calls['removePrice']>>> =>
    inStaffTransaction(context, 'prices.edit', async (db, scope) => {
      if (!(await isInMarkets(db, id, scope))) return fail('error_empty_data');
      const company = (await lockCompany(db, id)) as CompanyRow;
      const options = { lang: context.lang, timeZone: shop.settings.shop.timeZone };
      const [row] = await selectPrices(db, id, { ...options, only: price });
      if (row) {
        await deletePrice(db, row.id);
        const { percent, starts_on, ends_on } = row;
        const before = { price: toDecimal(row.amount), percent, starts_on, ends_on };
        await note(db, { company, action: 'price-ended', paths: [{ path: `prices.${row.target}.${row.code}`, before }], context });
      }
      return ok({ items: (await selectPrices(db, id, options)).map(view) });
    });

interface Note {
  company: CompanyRow;
  action: string;
  paths: { path: string; before?: unknown; after?: unknown }[];
  context: CallContext;
}

const note = (db: Db, { company, action, paths, context }: Note) =>
  recordChange(db, { kind: 'company', subjectId: String(company.id), version: company.version, action, paths }, { context });

function problemsOf({ target, price, percent, starts_on, ends_on }: z.output<Calls['addPrice']['input']>): FieldError[] {
  const problems: FieldError[] = [];
  if (price === null && percent === null) problems.push({ field: 'price', label_name: 'error_field_required' });
  if (price !== null && percent !== null) problems.push({ field: 'percent', label_name: 'error_field_out_of_range' });
  if (price !== null && target !== 'product') problems.push({ field: 'price', label_name: 'error_field_out_of_range' });
  if (starts_on !== null && ends_on !== null && ends_on < starts_on) problems.push({ field: 'ends_on', label_name: 'error_field_out_of_range' });
  return problems;
}
