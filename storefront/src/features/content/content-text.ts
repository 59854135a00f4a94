import type { ContentPage } from '@vitrina/contract/content';
import { isHidden } from './hidden-content.tsx';
import { type Heading, withAnchors } from '../../links/heading-anchors.ts';

/** A content item for its page. */
export interface ContentText {
  title: string;
  /** Introduction above the text. */
  lead: string;
  html: string;
  headings: Heading[];
  text_lang: string | null;
  hidden: boolean;
}

export const contentText = (page: ContentPage): ContentText => ({
  title: page.title,
  lead: page.short_description,
  ...withAnchors(page.content),
  text_lang: page.text_lang,
  hidden: isHidden(page),
});
