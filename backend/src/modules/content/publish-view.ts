import type { Author, Post, PostSummary, PublishCategory } from '@vitrina/contract/publish';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import { safePath } from '@vitrina/contract/values/safe-path';
import type { ContentRow, Reader, WholeContentRow } from './content-queries.ts';
import { contentPageView, contentSummaryView } from './content-view.ts';
import type { PublishDeps } from './publish-deps.ts';
import { pathTo } from './publish-queries.ts';

export interface Around {
  reader: Reader;
  categories: ReadonlyMap<number, ContentRow>;
  /** Authors of each post, by its id. */
  authors: ReadonlyMap<number, readonly ContentRow[]>;
}

type Trail = PublishCategory['breadcrumbs'];

/** Words read per minute. */
const READING_SPEED = 200;

/** A post as a list item. */
export function postSummaryView(row: ContentRow, { reader, categories, authors }: Around): PostSummary {
  return {
    ...contentSummaryView(row, reader),
    category: categoryOfPost(categories.get(row.parent_id ?? 0), reader),
    authors: (authors.get(row.id) ?? []).map((one) => ({ id: one.id, title: one.title, url_without_domain: one.urls[reader.lang] ?? null })),
    urls: row.urls,
  };
}

interface PostParts extends Around {
  deps: PublishDeps;
  productIds: readonly number[];
  isShort: boolean;
}

/** A post with its full text, breadcrumbs and the target of a redirect. */
export function postView(row: WholeContentRow, { deps, reader, categories, authors: allAuthors, productIds, isShort }: PostParts): Post {
  const page = contentPageView(row, reader);
  const category = categories.get(row.parent_id ?? 0);
  const authors = (allAuthors.get(row.id) ?? []).map((one) => authorView(one, reader));
  return {
    ...page,
    content: isShort ? '' : page.content,
    category_template: category?.template ?? null,
    category: categoryOfPost(category, reader),
    author: authors[0] ?? null,
    authors,
    url: wholeUrl(page.url_without_domain, deps),
    breadcrumbs: trail(pathTo(row.parent_id, categories), { reader, deps }),
    ...movedTo(row, reader),
    label_name: null,
    reading_minutes: minutesOf(page.content),
    product_ids: [...productIds],
  };
}

interface CategoryParts {
  deps: PublishDeps;
  reader: Reader;
  categories: ReadonlyMap<number, ContentRow>;
  author: ContentRow | undefined;
  total: number;
}

/** A category of guides; the list adds its subcategories. */
export function publishCategoryView(row: WholeContentRow, { deps, reader, categories, author, total }: CategoryParts): PublishCategory {
  const page = contentPageView(row, reader);
  return {
    ...page,
    url: wholeUrl(page.url_without_domain, deps),
    category_template: row.template,
    author: author ? authorView(author, reader) : null,
    breadcrumbs: trail(pathTo(row.id, categories), { reader, deps }),
    ...movedTo(row, reader),
    label_name: null,
    parent_id: row.parent_id,
    total,
    children: [],
  };
}

export function authorView(row: ContentRow, reader: Reader): Author {
  const { id, code, title, slug, short_description, main_image_upload_path, url_without_domain, text_lang } = contentSummaryView(row, reader);
  const roles = (row.facts.role ?? {}) as Partial<Record<string, string>>;
  return {
    ...{ id, code, title, slug, short_description, main_image_upload_path, url_without_domain, text_lang },
    role: roles[row.text_lang] ?? '',
    urls: row.urls,
  };
}

const categoryOfPost = (row: ContentRow | undefined, { lang }: Reader): PostSummary['category'] =>
  row ? { id: row.id, code: row.code, title: row.title, slug: row.slug, url_without_domain: row.urls[lang] ?? null } : null;

const wholeUrl = (path: string | null, { publicUrl }: PublishDeps): string | null => (path === null ? null : new URL(path, publicUrl).href);

/** Returns the breadcrumbs, starting at the guides' own page. */
function trail(path: readonly ContentRow[], { reader: { lang }, deps }: { reader: Reader; deps: PublishDeps }): Trail {
  const root = { title: deps.text(lang, 'guides'), url: directoryPath('blog', { lang, defaultLanguage: deps.defaultLanguage }) };
  return [root, ...path.map((row) => ({ title: row.title, url: row.urls[lang] ?? root.url }))];
}

function movedTo(row: ContentRow, reader: Reader): Pick<Post, 'redirect_url_without_domain' | 'redirect_code'> {
  const target = redirectOf(row, reader);
  return { redirect_url_without_domain: target, redirect_code: target === null ? null : row.facts.redirect_code === 302 ? 302 : 301 };
}

/** Returns the redirect that staff set for a post or category: one path, or one per language. Only paths of this site other than its own; else `null`. */
function redirectOf({ facts, urls }: ContentRow, { lang }: Reader): string | null {
  const target =
    typeof facts.redirect_url === 'object' && facts.redirect_url !== null ? (facts.redirect_url as Record<string, unknown>)[lang] : facts.redirect_url;
  if (typeof target !== 'string' || target === urls[lang]) return null;
  return safePath(target);
}

function minutesOf(html: string): number | null {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words === 0 ? null : Math.ceil(words / READING_SPEED);
}
