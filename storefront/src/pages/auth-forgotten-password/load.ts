import { accounts } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { redirectToKeycloak } from '../../features/account/external-account.ts';
import { requireGuest } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  isSent: boolean;
  result: FormResult;
  email: string;
}

export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  return redirectToKeycloak(context) ?? { kind: 'page', props: { isSent: false, result: NOTHING_WRONG, email: '' } };
}

export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const email = context.form.get('email')?.trim() ?? '';
  const reply = await tryCall(context.api, accounts.forgottenPassword, { email });
  if (reply.success) return { kind: 'page', props: { isSent: true, result: NOTHING_WRONG, email } };
  const result = reply.data.label_name === 'error_bad_input' ? { errors: { email: 'error_email_invalid' }, problem: null } : formResult(reply.data);
  return { kind: 'page', status: 422, props: { isSent: false, result, email } };
}
