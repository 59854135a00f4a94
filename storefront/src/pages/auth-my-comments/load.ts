import type { Profile } from '@vitrina/contract/accounts';
import type { ReplyOf } from '@vitrina/contract/endpoint';
import { type Device, devices } from '@vitrina/contract/devices';
import { feedback } from '@vitrina/contract/feedback';
import { requireCustomer } from '../../features/account/require-login.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface ProductToReview extends Pick<Device, 'title' | 'image_upload_path' | 'delivered_on'> {
  id: number;
}

const MOST_WAITING = 6;

export interface Props {
  profile: Profile;
  comments: ReplyOf<typeof feedback.myComments>['items'];
  /** Bought products without a review, newest first. */
  waiting: ProductToReview[];
}

/** Loads the customer's reviews with their states. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const opened = await requireCustomer(context);
  if (opened.kind !== 'open') return opened;
  const { api, lang } = context;
  const [{ items: comments }, { items: bought }] = await Promise.all([api.get(feedback.myComments, { all: true }), api.get(devices.mine, { lang })]);
  return { kind: 'page', props: { profile: opened.profile, comments, waiting: withoutReview(bought, comments) } };
}

function withoutReview(bought: readonly Device[], comments: Props['comments']): ProductToReview[] {
  const reviewed = new Set(comments.map(({ product }) => product.id));
  const waiting = new Map<number, ProductToReview>();
  for (const { product_id: id, url_without_domain, is_delivered, title, image_upload_path, delivered_on } of bought)
    if (id !== null && url_without_domain !== null && is_delivered && !reviewed.has(id) && !waiting.has(id))
      waiting.set(id, { id, title, image_upload_path, delivered_on });
  return [...waiting.values()].slice(0, MOST_WAITING);
}
