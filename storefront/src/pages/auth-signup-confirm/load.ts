import { accounts } from '@vitrina/contract/accounts';
import { tryCall } from '../../api/try-call.ts';
import { linkOf } from '../../features/account/link-of.ts';
import { inLanguage, openForGuest } from '../../features/account/open-account.ts';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';

export interface Props {
  /** Of a link that is still good. */
  email: string | null;
}

/** The link of the mail: mail programs open it by themselves, so it changes nothing yet. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await openForGuest(context);
  if (opened.kind !== 'open') return opened;
  const link = linkOf(context);
  const reply = link && (await tryCall(context.api, accounts.signupConfirmCheck, link));
  return { kind: 'page', props: { email: reply?.success ? reply.data.email : null } };
}

/** The click: the account is there, and its owner is logged in. */
export async function post(context: LoadContext): Promise<LoadResult<Props>> {
  const link = linkOf(context);
  const reply = link && (await tryCall(context.api, accounts.signupConfirm, link));
  if (reply?.success) return { kind: 'redirect', to: inLanguage(context.info.auth.loggedInRedirect, context), status: 303, token: reply.data.jwt };
  return { kind: 'page', status: 422, props: { email: null } };
}
