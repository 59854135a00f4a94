import { customers } from '@vitrina/contract/customers';
import { tryCall } from '../../api/try-call.ts';
import { redirectToKeycloak, type OtherWays, otherWays } from '../../features/account/external-account.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { afterLogin, requireGuest } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  result: FormResult;
  email: string;
  redirect: string;
  ways: OtherWays;
}

export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  return redirectToKeycloak(context) ?? { kind: 'page', props: { result: NOTHING_WRONG, email: '', redirect: afterLogin(context), ways: otherWays(context) } };
}

/** Handles a form submitted without scripts. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const email = context.form.get('email')?.trim() ?? '';
  const redirect = afterLogin(context);
  const reply = await tryCall(context.api, customers.login, { email, password: context.form.get('password') ?? '' });
  if (reply.success) return { kind: 'redirect', to: redirect, status: 303, token: reply.data.jwt, device: reply.data.device };
  const result = reply.data.label_name === 'error_bad_input' ? { errors: {}, problem: 'error_login_failed' } : formResult(reply.data);
  return { kind: 'page', status: 422, props: { result, email, redirect, ways: { ...otherWays(context), problem: null } } };
}
