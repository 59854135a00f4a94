import type { Db } from '@vitrina/backend/db';
import { type ContentInput, saveContents } from '@vitrina/backend/seed';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { type PictureStore, slugIn } from '@vitrina/shop-folder';
import type { Texts } from '../content/texts.ts';
import { drawPortrait } from '../pictures/portrait.ts';
import { drawScene } from '../pictures/scene.ts';
import { authors } from '../content/authors.ts';
import { postCategories } from '../content/post-categories.ts';
import { posts } from '../content/posts/index.ts';
import { postHtml } from '../content/posts/post-html.ts';
import { inEach, textOf } from './all-languages.ts';

/** Upload paths of the guides' pictures. */
export interface GuidePictures {
  /** By code of the post. */
  posts: ReadonlyMap<string, string>;
  /** By code of the author. */
  authors: ReadonlyMap<string, string>;
}

export async function drawGuides(store: PictureStore): Promise<GuidePictures> {
  const ofPosts = new Map<string, string>();
  for (const { code, picture } of posts) ofPosts.set(code, await store.put(`guides/${code}`, await drawScene(picture)));
  const ofAuthors = new Map<string, string>();
  for (const { code, portrait } of authors) ofAuthors.set(code, await store.put(`authors/${code}`, drawPortrait(portrait)));
  return { posts: ofPosts, authors: ofAuthors };
}

interface SaveGuides {
  pictures: GuidePictures;
  defaultLanguage: LanguageCode;
  now: Date;
}

const DAY = 86_400_000;

/** Writes categories, authors and posts of the guides. Products must stand in the database. */
export async function saveGuides(db: Db, { pictures, defaultLanguage, now }: SaveGuides): Promise<void> {
  const shop = { defaultLanguage };
  const before = (days: number) => new Date(now.getTime() - days * DAY);
  const categories = postCategories.map(
    ({ code, parent, visible, title, description }, position): ContentInput => ({
      kind: 'publish_category',
      code,
      parent: parent === undefined ? undefined : { kind: 'publish_category', code: parent },
      visible,
      position,
      published_at: before(400),
      texts: inWritten(title, (lang) => ({
        title: textOf(title, lang),
        slug: slugIn(lang, textOf(title, lang)),
        short_description: textOf(description, lang),
      })),
    }),
  );
  const people = authors.map(
    ({ code, name, role, about }, position): ContentInput => ({
      kind: 'author',
      code,
      position,
      published_at: before(400),
      image_upload_path: pictures.authors.get(code) ?? null,
      facts: { role },
      texts: inWritten(role, (lang) => ({ title: name, slug: code, short_description: textOf(about, lang) })),
    }),
  );
  const articles = posts.map(
    (post): ContentInput => ({
      kind: 'post',
      code: post.code,
      parent: { kind: 'publish_category', code: post.category },
      status: post.status,
      published_at: before(post.daysAgo),
      image_upload_path: pictures.posts.get(post.code) ?? null,
      facts: post.moved ? { redirect_url: addressesOf(post.moved.to, defaultLanguage), redirect_code: post.moved.code } : {},
      products: post.products,
      related: post.authors.map((code) => ({ kind: 'author', code })),
      texts: Object.fromEntries(
        Object.entries(post.texts).map(([lang, { title, slug, lead, text }]) => [
          lang,
          { title, slug: slug ?? slugIn(lang, title), short_description: lead, content: postHtml(text) },
        ]),
      ),
    }),
  );
  await saveContents(db, [...categories, ...people, ...articles], shop);
}

/** Where a post stands in each language. */
function addressesOf(code: string, defaultLanguage: LanguageCode): Record<string, string> {
  const post = posts.find((one) => one.code === code);
  const category = postCategories.find((one) => one.code === post?.category);
  if (!post || !category) throw new Error(`a post has moved to ${code}, which does not exist`);
  return inEach((lang) => {
    const { title, slug = slugIn(lang, title) } = post.texts[lang === 'at' ? 'de' : lang];
    return directoryPath('blog', { lang, defaultLanguage, segment: `${slugIn(lang, textOf(category.title, lang))}/${slug}` });
  });
}

type Language = keyof Texts;

/** In the languages that a text is written in. */
const inWritten = <T>(texts: Texts, make: (lang: Language) => T): Partial<Record<Language, T>> =>
  Object.fromEntries((Object.keys(texts) as Language[]).map((lang) => [lang, make(lang)]));
