import { cms, type ServiceOffer } from '@vitrina/contract/cms';
import { type HeadContent, headContent } from '../../features/content/content-head.ts';
import { type ContentText, contentText } from '../../features/content/content-text.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  text: ContentText;
  about: HeadContent;
  price: number | null;
  offer: ServiceOffer;
  image: string | null;
}

/** A service: description, price, and how to order it. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const page = await api.get(cms.service, { id: match.id });
  const { price_custom: price, offer, main_image_upload_path: image } = page;
  return { kind: 'page', props: { text: contentText(page), about: headContent(page), price, offer, image } };
}
