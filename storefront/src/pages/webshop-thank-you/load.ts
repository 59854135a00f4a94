import { accounts } from '@vitrina/contract/accounts';
import { customers } from '@vitrina/contract/customers';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { loadThanks, type OrderProps } from '../../features/order/load-order.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = OrderProps & {
  /** Offer of an account; `null`: the buyer is logged in. */
  signup: { isSent: boolean; result: FormResult } | null;
};

export const load = (context: LoadContext): Promise<LoadResult<Props>> => show(context, { isSent: false, result: NOTHING_WRONG });

/** Requests an account for the buyer; the mail has the next step. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const identifier = context.query.get('identifier') ?? '';
  const reply = await tryCall(context.api, accounts.quickSignup, { identifier });
  return show(context, reply.success ? { isSent: true, result: NOTHING_WRONG } : { isSent: false, result: formResult(reply.data) });
}

async function show(context: LoadContext, signup: NonNullable<Props['signup']>): Promise<LoadResult<Props>> {
  const [thanks, { user_id }] = await Promise.all([loadThanks(context), context.api.get(customers.isLogin, {})]);
  if (thanks.kind !== 'page') return thanks;
  const isWrong = signup.result !== NOTHING_WRONG;
  return { ...thanks, status: isWrong ? 422 : 200, props: { ...thanks.props, signup: user_id === null ? signup : null } };
}
