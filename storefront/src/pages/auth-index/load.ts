import type { Profile } from '@vitrina/contract/accounts';
import { inLanguage, openForCustomer } from '../../features/account/open-account.ts';
import type { LoadContext, LoadResult } from '../../routing/page-types.ts';

export interface Props {
  profile: Profile;
}

/** Where the account begins in a shop that has no dashboard. */
const WITHOUT_DASHBOARD = '/auth/edit/';

/** The account's first page: the dashboard, where one is configured (specification, section 4). */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await openForCustomer(context);
  if (opened.kind !== 'open') return opened;
  const target = inLanguage(context.info.auth.dashboard ?? WITHOUT_DASHBOARD, context);
  if (target !== context.path) return { kind: 'redirect', to: target, status: 302 };
  return { kind: 'page', props: { profile: opened.profile } };
}
