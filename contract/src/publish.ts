/** Guides of the shop: posts with their categories and authors (specification, sections 3 and 7, "Publish"). */
import { z } from 'zod';
import * as calls from './publish.calls.ts';
import { contentPage, contentSummary } from './content.ts';
import { defineEndpoint } from './endpoint.ts';
import { flag, id, lang, languageCode, slug } from './fields.ts';

const breadcrumb = z.object({ title: z.string(), url: z.string() });
/** Refusals carry the reason here; replies with content carry `null`. */
const labelName = z.null();

/** A post's category, as posts and lists name it. */
const categoryOfPost = z.object({ id: z.number().int(), code: z.string(), title: z.string(), slug: z.string(), url_without_domain: z.string().nullable() });

/** The author. */
export const author = contentSummary
  .pick({ id: true, code: true, title: true, slug: true, short_description: true, main_image_upload_path: true, url_without_domain: true, text_lang: true })
  .extend({
    /** Author's position in the shop. */
    role: z.string(),
    urls: z.partialRecord(languageCode, z.string()),
  });
export type Author = z.infer<typeof author>;

/** A post as lists name it. */
export const postSummary = contentSummary.extend({
  category: categoryOfPost.nullable(),
  /** Names of the authors, in their order. */
  authors: z.array(z.object({ id: z.number().int(), title: z.string(), url_without_domain: z.string().nullable() })),
  urls: z.partialRecord(languageCode, z.string()),
});
export type PostSummary = z.infer<typeof postSummary>;

/** One post with its full text. */
export const post = contentPage.extend({
  /** Template of its category’s page. */
  category_template: z.string().nullable(),
  category: categoryOfPost.nullable(),
  /** The first of `authors`. */
  author: author.nullable(),
  authors: z.array(author),
  /** Whole address. */
  url: z.string().nullable(),
  breadcrumbs: z.array(breadcrumb),
  /** Redirect of a moved post, a path on this site; `null`: not moved. */
  redirect_url_without_domain: z.string().nullable(),
  redirect_code: z.union([z.literal(301), z.literal(302)]).nullable(),
  label_name: labelName,
  /** Minutes that reading takes; `null` without a text. */
  reading_minutes: z.number().int().nullable(),
  /** Ids of products it is about, in its order; the catalogue decides about their visibility. */
  product_ids: z.array(id),
});
export type Post = z.infer<typeof post>;

export interface PublishCategory {
  id: number;
  code: string;
  title: string;
  slug: string;
  template: string;
  seo_title: string;
  seo_description: string;
  short_description: string;
  content: string;
  datetime_published: string;
  datetime_updated: string;
  main_image_upload_path: string | null;
  url_without_domain: string | null;
  /** Whole address. */
  url: string | null;
  breadcrumbs: { title: string; url: string }[];
  status: number;
  visible: boolean;
  category_visible: boolean;
  category_template: string;
  author: Author | null;
  redirect_url_without_domain: string | null;
  redirect_code: 301 | 302 | null;
  label_name: null;
  text_lang: string | null;
  urls: z.infer<typeof contentPage>['urls'];
  parent_id: number | null;
  /** Posts in it that the caller may see, without those of its subcategories. */
  total: number;
  children: PublishCategory[];
}

export const publishCategory: z.ZodType<PublishCategory> = contentPage.extend({
  url: z.string().nullable(),
  /** Template of its page. */
  category_template: z.string(),
  /** The category's editor, if staff named one. */
  author: author.nullable(),
  breadcrumbs: z.array(breadcrumb),
  /** Redirect of a moved category, a path on this site; `null`: not moved. */
  redirect_url_without_domain: z.string().nullable(),
  redirect_code: z.union([z.literal(301), z.literal(302)]).nullable(),
  label_name: labelName,
  parent_id: z.number().int().nullable(),
  total: z.number().int(),
  get children() {
    return z.array(publishCategory);
  },
}) as z.ZodType<PublishCategory>;

export const POSTS_PER_PAGE = 12;
export const MAX_POSTS = 48;

const categoriesInput = z.object({
  lang,
  /** Restricts to this category. */
  slug: slug.optional(),
  /** `tree` (the default): subcategories are in `children`; `flat`: all in one list. */
  mode: z.enum(['tree', 'flat']).optional(),
  /** Siblings in the order that staff gave them (as without); `false`: by title. Spelt as in the specification. */
  hierarhy_by_position: flag.optional(),
  /** Default: yes. */
  include_subcategories: flag.optional(),
});
export type CategoriesInput = z.output<typeof categoriesInput>;

const postsInput = z.object({
  lang,
  /** Posts of the category and of those below it. */
  category_slug: slug.optional(),
  author_slug: slug.optional(),
  /** Posts about a product. */
  product_id: id.optional(),
  /** Restricts to highlighted posts. */
  highlighted: flag.optional(),
  /** Leaves out a post, as "read on" does. */
  except_id: id.optional(),
  /** `newest` (as without) or highlighted ones before the others. */
  order: z.enum(['newest', 'highlighted']).optional(),
  page: z.number().int().min(1).max(10_000).optional(),
  per_page: z.number().int().min(1).max(MAX_POSTS).optional(),
});
export type PostsInput = z.output<typeof postsInput>;

const postInput = z
  .object({
    lang,
    item_slug: slug.optional(),
    /** Category that the post must belong to. */
    category_slug: slug.optional(),
    item_id: id.optional(),
    /** `short`: without the text. */
    mode: z.enum(['full', 'short']).optional(),
  })
  .refine((input) => input.item_id ?? input.item_slug, { path: ['item_id'], params: { label: 'error_field_required' } });
export type PostInput = z.output<typeof postInput>;

export const publish = {
  categories: defineEndpoint({
    ...calls.categories,
    path: '/api/publish/categories/',
    summary: 'Categories of guides with the number of posts; all, or one with its subcategories.',
    input: categoriesInput,
    reply: z.object({ items: z.array(publishCategory) }),
    errors: ['error_empty_data'],
    cache: 'publish_posts',
  }),
  posts: defineEndpoint({
    ...calls.posts,
    path: '/api/publish/posts/',
    summary: 'Guides of a category, of an author or about a product, newest first, page by page.',
    input: postsInput,
    reply: z.object({
      items: z.array(postSummary),
      pagination: z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int(), pages: z.number().int() }),
    }),
    errors: ['error_empty_data'],
    cache: 'publish_posts',
  }),
  post: defineEndpoint({
    ...calls.post,
    path: '/api/publish/post/',
    summary: 'One guide by id or by slug.',
    input: postInput,
    reply: post,
    errors: ['error_empty_data'],
    cache: 'publish_posts',
  }),
  authors: defineEndpoint({
    ...calls.authors,
    path: '/api/publish/authors/',
    summary: 'Authors of guides with the number of their posts.',
    input: z.object({ lang, id: id.optional() }),
    reply: z.object({ items: z.array(author.extend({ content: z.string(), visible: z.boolean(), total: z.number().int() })) }),
    errors: ['error_empty_data'],
    cache: 'publish_posts',
  }),
};
