import type { ContentSummary } from '@vitrina/contract/content';
import type { ContentCard } from './card.tsx';
import { isHidden } from './hidden-content.tsx';

/** A content item for a list; `null`: it has no page. */
export const toCard = (one: ContentSummary): ContentCard | null =>
  one.url_without_domain === null
    ? null
    : {
        id: one.id,
        title: one.title,
        url: one.url_without_domain,
        lead: one.short_description,
        image: one.main_image_upload_path,
        text_lang: one.text_lang,
        hidden: isHidden(one),
      };
