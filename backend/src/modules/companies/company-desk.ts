import type { ReplyOf } from '@vitrina/contract/endpoint';
import type { CompanyMembership, staffCompanies } from '@vitrina/contract/staff/companies';
import { toDecimal, toMinor } from '@vitrina/contract/values/money';
import { enqueueMail } from '../../adapters/mail/outbox.ts';
import type { CallContext } from '../../http/context.ts';
import { inStaffTransaction } from '../../http/in-staff-transaction.ts';
import { fail, type Outcome, ok } from '../../http/outcome.ts';
import { scopeOf } from '../../http/staff-rights.ts';
import { type CsvReply, exportList, inPages, type ListFields, recordChange, saveChanges } from '../changes/index.ts';
import { isCustomer, lockCompany, type MemberQuestion, selectMember, selectMembers, updateMember, updateTerms } from './company-queries.ts';
import { companyView, membershipView } from './company-view.ts';

type Calls = typeof staffCompanies;

export async function getCompanyOf({ id }: { id: number }, { db, staff }: CallContext): Promise<Outcome<ReplyOf<Calls['ofCustomer']>>> {
  const scope = scopeOf(staff, 'customers.view');
  if (!scope) return fail('error_forbidden');
  if (!(await isCustomer(db, id, scope))) return fail('error_empty_data');
  const row = await selectMember(db, id, scope);
  return ok({ membership: row && membershipView(row) });
}

export async function listMembers(question: MemberQuestion, { db, staff }: CallContext): Promise<Outcome<ReplyOf<Calls['list']>>> {
  const scope = scopeOf(staff, 'customers.view');
  if (!scope) return fail('error_forbidden');
  const { rows, total } = await selectMembers(db, question, scope);
  return ok({ items: rows.map(membershipView), total });
}

const FIELDS: ListFields<'company', CompanyMembership> = {
  company: {
    title: ({ company }) => company.title,
    country: ({ company }) => company.country,
    vat_number: ({ company }) => company.vat_number,
    vat_state: ({ company }) => company.vat_state,
    email: ({ email }) => email,
    state: ({ state }) => state,
    asked_at: ({ asked_at }) => asked_at,
    credit_limit: ({ company }) => company.credit.limit,
    open: ({ company }) => company.credit.open,
    currency: ({ company }) => company.credit.currency,
    payment_days: ({ company }) => company.credit.payment_days,
  },
};

export const exportMembers = ({ filter }: Pick<MemberQuestion, 'filter'>, context: CallContext): Promise<Outcome<CsvReply>> =>
  exportList(context, 'customers.export', {
    ...{ name: 'companies', fields: FIELDS, narrowed: Object.keys(filter), sees: 'customers.view' },
    read: (db, scope) => inPages(async (page) => (await selectMembers(db, { filter, ...page }, scope)).rows.map(membershipView)),
  });

/** Approves or refuses a member; an unchanged state writes and sends nothing. */
export const decideMember = ({ id, state }: { id: number; state: 'approved' | 'refused' }, context: CallContext): Promise<Outcome<ReplyOf<Calls['decide']>>> =>
  inStaffTransaction(context, 'customers.edit', async (db, scope) => {
    const seen = await selectMember(db, id, scope);
    if (!seen) return fail('error_empty_data');
    await lockCompany(db, seen.id);
    const before = await selectMember(db, id, scope);
    if (before?.id !== seen.id) return fail('error_unavailable');
    if (before.state === state) return ok({ membership: membershipView(before) });
    await updateMember(db, { userId: id, state, by: context.actor.userId });
    const paths = [{ path: 'state', before: before.state, after: state }];
    const change = await recordChange(db, { kind: 'company', subjectId: String(before.id), version: before.version, action: state, paths }, { context });
    const kind = state === 'approved' ? 'company-approved' : 'company-refused';
    await enqueueMail(db, { dedupeKey: `${kind}:${change}`, kind, recipient: before.email, lang: before.lang, data: {} });
    return ok({ membership: membershipView({ ...before, state }) });
  });

interface Terms {
  id: number;
  version: number;
  credit_limit: number;
  payment_days: number;
}

export const setTerms = ({ id, version, credit_limit, payment_days }: Terms, context: CallContext): Promise<Outcome<ReplyOf<Calls['setTerms']>>> =>
  inStaffTransaction(context, 'settings.edit', async (db) => {
    const saved = await saveChanges(db, {
      ...{ kind: 'company', subjectId: String(id), action: 'terms', version, changes: { credit_limit, payment_days }, author: { context } },
      lock: async () => {
        const row = await lockCompany(db, id);
        return row && { version: row.version, fields: { credit_limit: toDecimal(row.credit_limit), payment_days: row.payment_days } };
      },
      write: (_db, _changes, next) => updateTerms(db, { id, version: next, limit: toMinor(credit_limit), days: payment_days }),
    });
    if (!saved.ok) return saved;
    const row = await lockCompany(db, id);
    return row ? ok({ company: companyView(row) }) : fail('error_empty_data');
  });
