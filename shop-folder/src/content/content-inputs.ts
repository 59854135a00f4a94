import { blocksToSave, type CatalogueThing, cleanContent, type ContentInput, FIGURES } from '@vitrina/backend/seed';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { Settings } from '@vitrina/contract/settings/settings';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { ContentPicture } from '../schemas/content-kinds.ts';
import type { ShopFile } from '../schemas/frame.ts';
import { readBlocks } from './blocks/read-blocks.ts';
import { savedBlocks } from './blocks/save-blocks.ts';
import { type ContentEntry, contentEntries } from './content-entries.ts';
import { keyOfPicture } from './content-pictures.ts';
import type { ContentPlace } from './content-place.ts';
import { entryInput } from './kinds/entry-input.ts';
import { linkAddress } from './link-address.ts';
import { markedText, withFacts } from './marked-text.ts';
import type { ContentText, SiteContent } from './site-content.ts';
import { slugIn } from '@vitrina/contract/values/slug';
import { dayMoment, zonedMoment } from './zoned-moment.ts';

/** Text of one language: its own, or that of its fallback language. */
type SavedText = NonNullable<ContentInput['texts'][LanguageCode]>;

/** Saved texts keep placeholders of figures, which are filled with the settings in force when a text is read. */
const NAMES_OF_FIGURES = Object.fromEntries(FIGURES.map((name) => [name, `{${name}}`]));

/** Contents with their texts in the languages of the shop as they are saved, links resolved for each language. */
export function contentInputs(place: ContentPlace): ContentInput[] {
  const { facts, content, now } = place;
  const settings = checkSettings({ ...DEFAULT_DOCUMENTS, ...place.documents }).settings as Settings;
  const { timeZone } = settings.shop;
  const shop = { ...place, timeZone };
  return contentEntries(content).map((entry): ContentInput => {
    const { kind, code, group, visible, position, published, path, list } = entry;
    const common = { kind, code, visible, position, ...(published !== undefined && { published_at: dayMoment(published, now) }) };
    const texts = Object.fromEntries(
      facts.shop.languages.flatMap((lang) => {
        const key = textKey(facts.shop, content, path, lang);
        return key === undefined ? [] : [[lang, savedText(shop, { entry, key, lang })]];
      }),
    );
    const parent = group === null ? undefined : { kind: kind === 'faq_question' ? ('faq_group' as const) : ('publish_category' as const), code: group };
    return { ...common, parent, texts, ...(list !== null && entryInput(entry, { ...place, timeZone })) };
  });
}

type Shop = ContentPlace & { timeZone: string };

function savedText(shop: Shop, { entry, key, lang }: { entry: ContentEntry; key: string; lang: LanguageCode }): SavedText {
  const { content, defaultLanguage } = shop;
  const { title, slug = slugIn(lang, title), short = '', seo_title = '', seo_description = '', format, body } = content.texts[key] as ContentText;
  const facts = NAMES_OF_FIGURES;
  const address = (target: string) => addressOf(shop, target, lang);
  const marked = (text: string) => markedText(text, { lang, defaultLanguage, pageUrl: address, facts });
  const words = format === 'html' ? short : withFacts(short, { facts });
  const common = { title, slug, short_description: words, seo_title, seo_description };
  if (entry.list !== 'landing') return { ...common, content: cleanContent(format === 'html' ? body : marked(body)) };
  const blocks = savedBlocks(readBlocks(content, key, shop.facts.shop.source_language).blocks, {
    ...{ lang, shop: shop.facts.shop, files: shop.files, html: marked, words: (text) => (format === 'html' ? text : withFacts(text, { facts })) },
    address: (target) => targetAddress(target, { lang, defaultLanguage, address }),
    upload: (picture: ContentPicture) => shop.pictures.get(keyOfPicture(entry.path, picture)) ?? '',
    moment: (text) => zonedMoment(text, shop),
    mediaUrl: (file) => `/media/${shop.media.get(file) ?? file}`,
  });
  return { ...common, content: '', blocks: blocksToSave(blocks) };
}

/** Resolves a link that is not part of a Markdown text. */
function targetAddress(
  target: string,
  { lang, defaultLanguage, address }: { lang: LanguageCode; defaultLanguage: LanguageCode; address: (target: string) => string | undefined },
): string {
  const html = markedText(`[x](${target})`, { lang, defaultLanguage, pageUrl: address, facts: {} });
  return /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? target;
}

function addressOf({ facts, content, defaultLanguage }: Shop, target: string, lang: LanguageCode): string | undefined {
  if (/^[/#]/.test(target)) return target;
  return pageAddress({ shop: facts.shop, content, defaultLanguage }, target, lang) ?? linkAddress({ facts, content, defaultLanguage }, target, lang);
}

/** Returns contents in the form of `selectCatalogueState`. */
export const contentThings = (inputs: readonly ContentInput[]): CatalogueThing[] =>
  inputs.map(({ kind, code, parent, visible, position, published_at, texts, ...rest }) => ({
    kind: kind as CatalogueThing['kind'],
    code,
    value: {
      ...{ parent: parent?.code ?? null, visible, position, status: rest.status ?? 3, image: rest.image_upload_path ?? null },
      ...(published_at && { published: published_at.getTime() }),
      ...(isOfList(kind)
        ? {
            starts: rest.starts_at?.getTime() ?? null,
            ends: rest.ends_at?.getTime() ?? null,
            ...{ facts: rest.facts ?? {}, products: rest.products ?? [], related: (rest.related ?? []).map((one) => one.code) },
            texts: Object.fromEntries(Object.entries(texts).map(([lang, text]) => [lang, { ...text, blocks: text.blocks ?? [] }])),
          }
        : { texts }),
    },
  }));

const isOfList = (kind: ContentInput['kind']): boolean => kind !== 'page' && kind !== 'faq_group' && kind !== 'faq_question';

/** Key of the text in a language, or in its fallback language; `undefined`: neither exists. */
const textKey = (shop: ShopFile, { texts }: SiteContent, path: string, lang: LanguageCode): string | undefined =>
  [`${path}/${lang}`, `${path}/${shop.reads?.[lang]}`].find((key) => texts[key] !== undefined);

interface PagePlace {
  shop: ShopFile;
  content: SiteContent;
  defaultLanguage: LanguageCode;
}

/** Address of a page by its code; without a translation, that of the source language. */
export function pageAddress({ shop, content, defaultLanguage }: PagePlace, code: string, lang: LanguageCode): string | undefined {
  const key = textKey(shop, content, `pages/${code}`, lang) ?? textKey(shop, content, `pages/${code}`, shop.source_language);
  const text = key === undefined ? undefined : content.texts[key];
  return text && `${languageBase(lang, defaultLanguage)}${text.slug ?? slugIn(lang, text.title)}/`;
}
