/** Common schema of editorial content: pages, promotions, services, posts, landing pages (specification, section 3). */
import { z } from 'zod';
import { languageCode } from './fields.ts';

/** Content in a list. */
export const contentSummary = z.object({
  id: z.number().int(),
  code: z.string(),
  title: z.string(),
  slug: z.string(),
  /** Plain text. */
  short_description: z.string(),
  main_image_upload_path: z.string().nullable(),
  /** `null`: without a page. */
  url_without_domain: z.string().nullable(),
  /** ISO 8601, UTC. */
  datetime_published: z.string(),
  datetime_updated: z.string(),
  /** 1 draft, 2 in review, 3 published, 4 highlighted (decision G11). */
  status: z.number().int(),
  visible: z.boolean(),
  /** True if the parent (a post's category) is visible. */
  category_visible: z.boolean(),
  /** BCP 47 tag where the text is not in the page's language, for the `lang` attribute. */
  text_lang: z.string().nullable(),
});
export type ContentSummary = z.infer<typeof contentSummary>;

/** Content with its full text. */
export const contentPage = contentSummary.extend({
  template: z.string(),
  seo_title: z.string(),
  seo_description: z.string(),
  /** Sanitized HTML. */
  content: z.string(),
  /** Addresses in other languages. */
  urls: z.partialRecord(languageCode, z.string()),
});
export type ContentPage = z.infer<typeof contentPage>;
