import { accounts } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { redirectToKeycloak } from '../../features/account/external-account.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { parseMailLink } from '../../features/account/parse-mail-link.ts';
import { inLanguage, requireGuest } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export type Props =
  | { state: 'ask'; email: string; result: FormResult }
  | { state: 'sent'; email: string }
  | { state: 'confirm'; email: string; result: FormResult }
  | { state: 'over' };

/** Form that requests a login link; behind the mailed link a button, as mail scanners open links too. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  if (!context.match.slug) return redirectToKeycloak(context) ?? { kind: 'page', props: { state: 'ask', email: '', result: NOTHING_WRONG } };
  const link = parseMailLink(context);
  const reply = link && (await tryCall(context.api, accounts.loginLinkCheck, link));
  return { kind: 'page', props: reply?.success ? { state: 'confirm', email: reply.data.email, result: NOTHING_WRONG } : { state: 'over' } };
}

export const post = (context: LoadContext): Promise<LoadResult<Props>> => (context.match.slug ? enter(context) : requestLink(context));

async function requestLink(context: LoadContext): Promise<LoadResult<Props>> {
  const email = context.form.get('email')?.trim() ?? '';
  const reply = await tryCall(context.api, accounts.loginLink, { email });
  if (reply.success) return { kind: 'page', props: { state: 'sent', email } };
  const result = reply.data.label_name === 'error_bad_input' ? { errors: { email: 'error_email_invalid' }, problem: null } : formResult(reply.data);
  return { kind: 'page', status: 422, props: { state: 'ask', email, result } };
}

async function enter(context: LoadContext): Promise<LoadResult<Props>> {
  const link = parseMailLink(context);
  if (!link) return { kind: 'page', status: 422, props: { state: 'over' } };
  const reply = await tryCall(context.api, accounts.loginLinkUse, link);
  if (reply.success) {
    const { jwt, device } = reply.data;
    return { kind: 'redirect', to: inLanguage(context.info.auth.loggedInRedirect, context), status: 303, token: jwt, device };
  }
  if (reply.data.label_name === 'error_link_expired') return { kind: 'page', status: 422, props: { state: 'over' } };
  return { kind: 'page', status: 422, props: { state: 'confirm', email: context.form.get('email') ?? '', result: formResult(reply.data) } };
}
