import type { PostSummary } from '@vitrina/contract/publish';

/** The part of a guide that lists show and that is sent to the browser. */
export type GuideItem = Pick<PostSummary, 'id' | 'title' | 'short_description' | 'text_lang' | 'datetime_published'> & {
  url: string;
  image: string | null;
  category: string | null;
  authors: string[];
  isHighlighted: boolean;
  /** True if only staff see it. */
  isHidden: boolean;
};

/** Minimum status of a published guide, and the status of a highlighted one. */
const PUBLISHED = 3;
const HIGHLIGHTED = 4;

/** True if only staff see a post: a draft, scheduled, or in a hidden category. */
export const isHiddenPost = (post: Pick<PostSummary, 'status' | 'visible' | 'category_visible' | 'datetime_published'>, now = new Date()): boolean =>
  post.status < PUBLISHED || !post.visible || !post.category_visible || new Date(post.datetime_published) > now;

export const toGuide = (post: PostSummary): GuideItem => ({
  id: post.id,
  title: post.title,
  short_description: post.short_description,
  text_lang: post.text_lang,
  datetime_published: post.datetime_published,
  url: post.url_without_domain ?? '',
  image: post.main_image_upload_path,
  category: post.category?.title ?? null,
  authors: post.authors.map((one) => one.title),
  isHighlighted: post.status === HIGHLIGHTED,
  isHidden: isHiddenPost(post),
});
