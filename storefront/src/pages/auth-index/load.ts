import type { Profile } from '@vitrina/contract/accounts';
import { inLanguage, openForCustomer } from '../../features/account/open-account.ts';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';

export interface Props {
  profile: Profile;
}

/** The account's first page; a shop may have another dashboard. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await openForCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { dashboard } = context.info.auth;
  const target = dashboard && inLanguage(dashboard, context);
  if (target && target !== context.path) return { kind: 'redirect', to: target, status: 302 };
  return { kind: 'page', props: { profile: opened.profile } };
}
