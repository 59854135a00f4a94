import { accounts, type OtherWays } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { revokedLogins } from '../../features/account/revoked-logins.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { parseMailLink } from '../../features/account/parse-mail-link.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = { state: 'form'; email: string; ways: OtherWays; result: FormResult } | { state: 'over' } | { state: 'done' };

/** Form for a new password, opened by a mailed link. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const link = parseMailLink(context);
  const reply = link && (await tryCall(context.api, accounts.forgottenPasswordCheck, link));
  return { kind: 'page', props: reply?.success ? { state: 'form', ...reply.data, result: NOTHING_WRONG } : { state: 'over' } };
}

export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = parseMailLink(context);
  if (!link) return { kind: 'page', status: 422, props: { state: 'over' } };
  const reply = await tryCall(context.api, accounts.newPassword, { ...link, password: context.form.get('password') ?? '', ...revokedLogins(context.form) });
  if (reply.success) return { kind: 'page', props: { state: 'done' } };
  if (reply.data.label_name === 'error_link_expired') return { kind: 'page', status: 422, props: { state: 'over' } };
  const again = await tryCall(context.api, accounts.forgottenPasswordCheck, link);
  if (!again.success) return { kind: 'page', status: 422, props: { state: 'over' } };
  return { kind: 'page', status: 422, props: { state: 'form', ...again.data, result: formResult(reply.data) } };
}
