import type { FaqFacts, FrontMatter, PageFacts } from '../schemas/content.ts';
import type { ContentLists } from './kinds/content-lists.ts';

export interface ContentText extends FrontMatter {
  body: string;
}

/** Contents of a shop, apart from its catalogue. */
export interface SiteContent {
  pages: readonly PageFacts[];
  faq: readonly FaqFacts[];
  /** Promotions, posts, landing pages …; absent in content that was stored before lists existed. */
  lists?: ContentLists;
  /** Texts by path in `content/` without extension: `pages/terms/en`, `faq/delivery/how-long/en`. */
  texts: Readonly<Record<string, ContentText>>;
}
