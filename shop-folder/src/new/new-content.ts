import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { textLanguages } from '@vitrina/contract/values/text-languages';
import { readMarkdown } from '../content/front-matter.ts';
import { NO_LISTS } from '../content/kinds/content-lists.ts';
import type { ContentText, SiteContent } from '../content/site-content.ts';
import type { NewShop } from './new-shop-answers.ts';

const TEXTS = fileURLToPath(new URL('texts', import.meta.url));
const PAGES = ['terms', 'withdrawal', 'complaints', 'privacy', 'returns', 'imprint'] as const;

interface Sampled {
  category: string;
  hasPicture: boolean;
  /** Code of a product that the article shows. */
  product: string | undefined;
  /** Date of the pages: `2026-11-23`. */
  day: string;
}

/** Legally required pages, an article and a page of blocks: all with placeholders that `check` reports. */
export function newContent({ languages }: NewShop, { category, hasPicture, product, day }: Sampled): SiteContent {
  const [source] = languages;
  const texts: Record<string, ContentText> = {};
  for (const lang of languages) {
    const { texts: read } = LANGUAGES[lang];
    if (read !== undefined && languages.includes(read)) continue;
    for (const page of PAGES) texts[`pages/${page}/${lang}`] = textOf(lang, page);
    texts[`post-categories/advice/${lang}`] = textOf(lang, 'topic');
    const post = textOf(lang, 'post');
    texts[`posts/example/${lang}`] = product === undefined ? post : { ...post, body: `${post.body}\n\n[product:${product}]` };
    const landing = textOf(lang, 'landing');
    texts[`landing/welcome/${lang}`] = lang === source ? { ...landing, body: withProducts(landing.body, category) } : landing;
  }
  return {
    pages: PAGES.map((code) => ({ code, published: day })),
    faq: [],
    lists: {
      ...NO_LISTS,
      'post-categories': [{ code: 'advice', published: day }],
      posts: [{ code: 'example', published: day, category: 'advice', ...(product !== undefined && { picture: { product }, products: [product] }) }],
      landing: [{ code: 'welcome', published: day, ...(hasPicture && { picture: { category } }) }],
    },
    texts,
  };
}

/** Facts of a block are stated in the source language only. */
const withProducts = (body: string, category: string): string =>
  body.replace('```product-slider\n', `\`\`\`product-slider\nsource: { category: ${category} }\nlimit: 8\n`);

/** Returns the text in a language, or in its fallback language. */
function textOf(lang: LanguageCode, name: string): ContentText {
  const file = textLanguages(lang)
    .map((code) => `${code}/${name}.md`)
    .findLast((one) => existsSync(`${TEXTS}/${one}`)) as string;
  const read = readMarkdown(file, readFileSync(`${TEXTS}/${file}`, 'utf8'));
  if (Array.isArray(read)) throw new Error(`the sample text ${file} cannot be read`);
  return { ...(read.front.value as Omit<ContentText, 'body'>), body: read.body };
}
