import { accounts } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { type FormResult, formResult, NOTHING_WRONG } from '../../features/account/form-result.ts';
import { redirectToKeycloak } from '../../features/account/external-account.ts';
import { afterLogin, requireGuest } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  /** True if the mail was sent. */
  isSent: boolean;
  result: FormResult;
  values: { email: string; name: string; surname: string };
  providers: string[];
  /** Address to open after a login by a provider. */
  redirect: string;
}

const entry = (context: LoadContext) => ({ providers: context.info.auth.providers, redirect: afterLogin(context) });

export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  const page = { kind: 'page' as const, props: { isSent: false, result: NOTHING_WRONG, values: { email: '', name: '', surname: '' }, ...entry(context) } };
  return redirectToKeycloak(context) ?? page;
}

export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireGuest(context);
  if (opened.kind !== 'open') return opened;
  const value = (name: string) => context.form.get(name)?.trim() ?? '';
  const values = { email: value('email'), name: value('name'), surname: value('surname') };
  const reply = await tryCall(context.api, accounts.signup, {
    email: values.email,
    ...(values.name && { name: values.name }),
    ...(values.surname && { surname: values.surname }),
  });
  if (reply.success) return { kind: 'page', props: { isSent: true, result: NOTHING_WRONG, values, ...entry(context) } };
  return { kind: 'page', status: 422, props: { isSent: false, result: formResult(reply.data), values, ...entry(context) } };
}
