import type { Breadcrumb } from '@vitrina/contract/catalogue';
import { type Author, publish } from '@vitrina/contract/publish';
import { parseListingQuery } from '@vitrina/contract/values/listing-query';
import { type GuideItem, toGuide } from '../../features/guides/guide-item.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

export interface Props {
  author: Pick<Author, 'title' | 'role' | 'short_description' | 'main_image_upload_path' | 'text_lang' | 'urls'>;
  /** Rich text. */
  about: string;
  trail: Breadcrumb[];
  guides: GuideItem[];
  pagination: { page: number; pages: number };
  path: string;
  /** True if only staff see it. */
  isHidden: boolean;
}

/** An author with all their guides, newest first. */
export async function load({ api, match, query, path, labels, lang, info }: LoadContext): Promise<LoadResult<Props>> {
  if (match.id === null) return { kind: 'not_found' };
  const { page } = parseListingQuery(query);
  const { items } = await api.get(publish.authors, { id: match.id });
  const [author] = items;
  if (!author) return { kind: 'not_found' };
  const reply = await api.get(publish.posts, { author_slug: author.slug, page });
  if (page > 1 && page > reply.pagination.pages) return { kind: 'not_found' };
  const { title, role, short_description, main_image_upload_path, text_lang, urls } = author;
  const props: Props = {
    author: { title, role, short_description, main_image_upload_path, text_lang, urls },
    about: author.content,
    trail: [
      { title: labels.text('guides'), url: fixedUrl('blog', { lang, info }) },
      { title: labels.text('guides_authors'), url: fixedUrl('authors', { lang, info }) },
    ],
    guides: reply.items.map(toGuide),
    pagination: { page, pages: reply.pagination.pages },
    path,
    isHidden: !author.visible,
  };
  return { kind: 'page', props, ...(props.isHidden && { isPrivate: true }) };
}
