import type { Profile } from '@vitrina/contract/accounts';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { feedback } from '@vitrina/contract/feedback';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  profile: Profile;
  comments: ReplyOf<typeof feedback.myComments>['items'];
}

/** Loads the customer's reviews with their states. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { items } = await context.api.get(feedback.myComments, { all: true });
  return { kind: 'page', props: { profile: opened.profile, comments: items } };
}
