import { cms } from '@vitrina/contract/cms';
import { type HeadContent, headContent } from '../../features/content/content-head.ts';
import { type ContentText, contentText } from '../../features/content/content-text.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  text: ContentText;
  about: HeadContent;
}

/** A text page, such as the terms and conditions. */
export async function load({ api, match }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const page = await api.get(cms.page, { id: match.id });
  return { kind: 'page', props: { text: contentText(page), about: headContent(page) } };
}
