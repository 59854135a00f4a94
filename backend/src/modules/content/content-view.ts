import type { ContentPage, ContentSummary } from '@vitrina/contract/content';
import { isSameBaseLanguage } from '@vitrina/contract/values/fallback-languages';
import { LANGUAGES } from '@vitrina/contract/values/languages';
import { cleanContent } from './clean-content.ts';
import type { ContentRow, Reader, WholeContentRow } from './content-queries.ts';

/** A content as a list item. */
export function contentSummaryView(row: ContentRow, { lang }: Reader): ContentSummary {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    slug: row.slug,
    short_description: row.short_description,
    main_image_upload_path: row.image_upload_path,
    url_without_domain: row.urls[lang] ?? null,
    datetime_published: row.published_at.toISOString(),
    datetime_updated: row.updated_at.toISOString(),
    status: row.status,
    visible: row.visible,
    category_visible: row.parent_visible,
    text_lang: isSameBaseLanguage(row.text_lang, lang) ? null : LANGUAGES[row.text_lang].lang,
  };
}

/** A content with its full text, sanitized again. */
export function contentPageView(row: WholeContentRow, reader: Reader): ContentPage {
  return {
    ...contentSummaryView(row, reader),
    template: row.template,
    seo_title: row.seo_title || row.title,
    seo_description: row.seo_description || row.short_description,
    content: cleanContent(row.content),
    urls: row.urls,
  };
}
