import type { Breadcrumb } from '@vitrina/contract/catalogue';
import { publish, type PublishCategory } from '@vitrina/contract/publish';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { keepQuery } from '@vitrina/contract/values/keep-query';
import { parseListingQuery } from '@vitrina/contract/values/listing-query';
import { type GuideItem, toGuide } from '../../features/guides/guide-item.ts';
import { fixedUrl } from '../../links/page-links.ts';
import type { LoadContext, LoadResult } from '../../context/page-types.ts';

interface Chip {
  title: string;
  url: string;
  isCurrent: boolean;
  text_lang: string | null;
}

export interface Props {
  title: string;
  text_lang: string | null;
  description: string;
  /** Rich text of a category; empty: none. */
  content: string;
  trail: Breadcrumb[];
  chips: Chip[];
  guides: GuideItem[];
  pagination: { page: number; pages: number };
  /** Path without page number. */
  path: string;
  urls: Partial<Record<LanguageCode, string>>;
  seo: { title: string; description: string };
  /** True if only staff see it. */
  isHidden: boolean;
}

/** All guides, or those of one category, highlighted ones first; page size fills whole rows. */
export async function load(context: LoadContext): Promise<LoadResult<Props>> {
  const { api, match, query, path, labels } = context;
  const { page } = parseListingQuery(query);
  const { items: tree } = await api.get(publish.categories, {});
  const isWhole = match.content_type === 'publish';
  const category = isWhole ? null : (flat(tree).find((one) => one.id === match.id) ?? null);
  if (!isWhole && !category) return { kind: 'not_found' };
  if (category?.redirect_url_without_domain)
    return { kind: 'redirect', to: keepQuery(category.redirect_url_without_domain, context.search), status: category.redirect_code ?? 301 };
  const reply = await api.get(publish.posts, { order: 'highlighted', page, ...(category && { category_slug: category.slug }) });
  const { pagination } = reply;
  if (page > 1 && page > pagination.pages) return { kind: 'not_found' };
  const title = category?.title ?? labels.text('guides');
  const isHidden = category !== null && !(category.visible && category.category_visible && category.status >= 3);
  const props: Props = {
    title,
    text_lang: category?.text_lang ?? null,
    description: category ? category.short_description : labels.text('guides_text'),
    content: category?.content ?? '',
    trail: category?.breadcrumbs ?? [{ title, url: path }],
    chips: chipsOf(tree, category, context),
    guides: reply.items.map(toGuide),
    pagination: { page, pages: pagination.pages },
    path,
    urls: category?.urls ?? match.urls ?? {},
    seo: {
      title: category?.seo_title ?? title,
      description: category?.seo_description || labels.text('guides_text'),
    },
    isHidden,
  };
  return { kind: 'page', props, ...(isHidden && { isPrivate: true }) };
}

const flat = (tree: readonly PublishCategory[]): PublishCategory[] => tree.flatMap((one) => [one, ...flat(one.children)]);

/** Links to all guides and the top categories, with the subcategories of the current branch. */
function chipsOf(tree: readonly PublishCategory[], category: PublishCategory | null, { labels, lang, info }: LoadContext): Chip[] {
  const root = category && tree.find((one) => flat([one]).includes(category));
  const chip = (one: PublishCategory): Chip => ({
    title: one.title,
    url: one.url_without_domain ?? '',
    isCurrent: one.id === category?.id,
    text_lang: one.text_lang,
  });
  const all: Chip = { title: labels.text('guides_all'), url: fixedUrl('blog', { lang, info }), isCurrent: category === null, text_lang: null };
  return [all, ...tree.flatMap((one) => [chip(one), ...(one === root ? flat(one.children).map(chip) : [])])];
}
