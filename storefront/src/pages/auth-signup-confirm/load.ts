import { accounts } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { parseMailLink } from '../../features/account/parse-mail-link.ts';
import { inLanguage, requireGuest } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props = { state: 'form'; email: string; result: FormResult } | { state: 'over' };

/** Page behind the mailed link; opening it changes nothing, as mail scanners open links too. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  const link = parseMailLink(context);
  const reply = link && (await tryCall(context.api, accounts.signupConfirmCheck, link));
  return { kind: 'page', props: reply?.success ? { state: 'form', email: reply.data.email, result: NOTHING_WRONG } : { state: 'over' } };
}

/** Sets the password: the account is created and its owner logged in. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = parseMailLink(context);
  if (!link) return { kind: 'page', status: 422, props: { state: 'over' } };
  const reply = await tryCall(context.api, accounts.signupConfirm, { ...link, password: context.form.get('password') ?? '' });
  if (reply.success)
    return { kind: 'redirect', to: inLanguage(context.info.auth.loggedInRedirect, context), status: 303, token: reply.data.jwt, device: reply.data.device };
  if (reply.data.label_name === 'error_link_expired') return { kind: 'page', status: 422, props: { state: 'over' } };
  return { kind: 'page', status: 422, props: { state: 'form', email: context.form.get('email') ?? '', result: formResult(reply.data) } };
}
