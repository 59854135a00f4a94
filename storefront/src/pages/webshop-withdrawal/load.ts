import type { ErrorData } from '@vitrina/contract/errors';
import { orderIdentifier } from '@vitrina/contract/orders';
import { withdrawals } from '@vitrina/contract/withdrawals';
import { CallFailed } from '../../api/shop-api.ts';
import { findOrder } from '../../features/order/find-order.ts';
import { withdrawalUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';
import { toOrderToWithdraw } from './order-to-withdraw.ts';
import { readValues, statementInput } from './statement-values.ts';
import type { OrderToWithdraw, StatementValues, Props } from './withdrawal-props.ts';

export type { Props } from './withdrawal-props.ts';

type Found = { order: OrderToWithdraw | null; name: string };

/** The order in the address, with its buyer's name; without an identifier an empty result. `null`: the order does not exist. */
async function orderOf(context: LoadContext): Promise<Found | null> {
  if (!context.query.has('identifier') && !context.form.has('identifier')) return { order: null, name: '' };
  const order = await findOrder(context);
  if (!order) return null;
  const { name = '', surname = '' } = order.cart.customer?.fields ?? {};
  return { order: toOrderToWithdraw(order), name: `${name} ${surname}`.trim() };
}

/** Code of an acknowledgement's link, whose statement must be confirmed from the order's mailbox; `null`: none in the address. */
const linkOf = ({ query }: LoadContext): string | null => query.get('statement');

/** Shows the agreement behind a link; changes nothing, as mail scanners open it too. */
async function showAgreement(context: LoadContext, link: string): Promise<LoadResult<Props>> {
  if (!orderIdentifier.safeParse(link).success) return { kind: 'not_found' };
  const confirmation = await context.api.get(withdrawals.confirmation, { identifier: link });
  return { kind: 'page', props: { step: 'agreement', order: null, link, confirmation } };
}

/** Confirms the statement and redirects to a page with the result, which can be reloaded. */
async function agree(context: LoadContext, link: string): Promise<LoadResult<Props>> {
  if (!orderIdentifier.safeParse(link).success) return { kind: 'not_found' };
  await context.api.get(withdrawals.confirm, { lang: context.lang, identifier: link });
  return { kind: 'redirect', to: `${withdrawalUrl(context)}?statement=${encodeURIComponent(link)}`, status: 303 };
}

/** The statement form. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const link = linkOf(context);
  if (link !== null) return showAgreement(context, link);
  const found = await orderOf(context);
  if (!found) return { kind: 'not_found' };
  const { order, name } = found;
  const values: StatementValues = { number: '', email: '', name, message: '', chosen: null };
  return { kind: 'page', props: { step: 'statement', order, values, errors: {}, problem: null } };
}

/** Handles the statement: submitted, it is shown for confirmation; confirmed, it is acknowledged; invalid, it is shown with errors. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = linkOf(context);
  if (link !== null) return agree(context, link);
  const found = await orderOf(context);
  if (!found) return { kind: 'not_found' };
  const { order } = found;
  const values = readValues(context.form);
  const action = context.form.get('action');
  if (action === 'change') return { kind: 'page', props: { step: 'statement', order, values, errors: {}, problem: null } };
  try {
    const withdrawal = await context.api.get(withdrawals.withdraw, statementInput(values, { order, confirm: action === 'confirm' }));
    if (withdrawal.received_at !== null) return { kind: 'page', props: { step: 'received', order, withdrawal } };
    return { kind: 'page', props: { step: 'confirm', order, values, withdrawal } };
  } catch (error) {
    if (!(error instanceof CallFailed) || error.isNotFound) throw error;
    return refused(error.data, order, values);
  }
}

function refused({ label_name, errors = [] }: ErrorData, order: OrderToWithdraw | null, values: StatementValues): LoadResult<Props> {
  const byField: Record<string, string> = Object.fromEntries(errors.map((error) => [error.field.split('.')[0] as string, error.label_name]));
  if (byField.items === 'error_field_required') byField.items = 'withdrawal_choose';
  const problem = errors.length === 0 ? label_name : null;
  return { kind: 'page', status: 422, props: { step: 'statement', order, values, errors: byField, problem } };
}
