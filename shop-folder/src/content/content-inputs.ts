import { type CatalogueThing, cleanContent, type ContentInput } from '@vitrina/backend/seed';
import { checkSettings } from '@vitrina/contract/settings/check-settings';
import { DEFAULT_DOCUMENTS } from '@vitrina/contract/settings/default-documents';
import type { Settings, SettingsDocuments } from '@vitrina/contract/settings/settings';
import { type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import type { ShopFile } from '../schemas/frame.ts';
import { contentEntries } from './content-entries.ts';
import { figuresOf } from './figures.ts';
import { markedText, withFacts } from './marked-text.ts';
import type { ContentText, SiteContent } from './site-content.ts';
import { slugIn } from './slug-in.ts';

export interface ContentPlace {
  shop: ShopFile;
  content: SiteContent;
  /** The folder's documents; the rest is that of a shop that is not set up. */
  documents: Partial<SettingsDocuments>;
  defaultLanguage: LanguageCode;
}

/** Texts in the languages of the shop as they are saved, with links and figures of each language. */
export function contentInputs({ shop, content, documents, defaultLanguage }: ContentPlace): ContentInput[] {
  const settings = checkSettings({ ...DEFAULT_DOCUMENTS, ...documents }).settings as Settings;
  const figures = new Map(shop.languages.map((lang) => [lang, figuresOf(settings, lang)]));
  const saved = (text: ContentText, lang: LanguageCode) => {
    const facts = figures.get(lang) ?? {};
    const { title, slug = slugIn(lang, title), short = '', seo_title = '', seo_description = '', format, body } = text;
    const pageUrl = (code: string) => pageAddress({ shop, content, defaultLanguage }, code, lang);
    const html = format === 'html' ? body : markedText(body, { lang, defaultLanguage, pageUrl, facts });
    const short_description = format === 'html' ? short : withFacts(short, { facts });
    return { title, slug, short_description, seo_title, seo_description, content: cleanContent(html) };
  };
  return contentEntries(content).map(({ kind, code, group, visible, position, published, path }) => ({
    ...{ kind, code, visible, position, published_at: new Date(published) },
    parent: group === null ? undefined : { kind: 'faq_group', code: group },
    texts: Object.fromEntries(
      shop.languages.flatMap((lang) => {
        const text = textIn({ shop, content }, path, lang);
        return text ? [[lang, saved(text, lang)]] : [];
      }),
    ),
  }));
}

/** In the form of `selectCatalogueState`. */
export const contentThings = (inputs: readonly ContentInput[]): CatalogueThing[] =>
  inputs.map(({ kind, code, parent, visible, position, published_at, texts }) => ({
    kind: kind as CatalogueThing['kind'],
    code,
    value: { ...{ parent: parent?.code ?? null, visible, position, status: 3, image: null }, published: published_at?.getTime(), texts },
  }));

/** The text of a language, or of the one that it reads. */
function textIn({ shop, content: { texts } }: Pick<ContentPlace, 'shop' | 'content'>, path: string, lang: LanguageCode): ContentText | undefined {
  return texts[`${path}/${lang}`] ?? texts[`${path}/${shop.reads?.[lang]}`];
}

/** Address of a page by its code; where it is not translated, that of the source language. */
export function pageAddress({ shop, content, defaultLanguage }: Omit<ContentPlace, 'documents'>, code: string, lang: LanguageCode): string | undefined {
  const text = textIn({ shop, content }, `pages/${code}`, lang) ?? textIn({ shop, content }, `pages/${code}`, shop.source_language);
  return text && `${languageBase(lang, defaultLanguage)}${text.slug ?? slugIn(lang, text.title)}/`;
}
