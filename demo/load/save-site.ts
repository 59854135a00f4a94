import type { Db } from '@vitrina/backend/db';
import { type ContentInput, saveContents } from '@vitrina/backend/seed';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { figuresOf, markedText, pageAddress, type Pictures, type ShopFacts, withFacts } from '@vitrina/shop-folder';
import { DEMO_IN_FORCE } from '../settings/index.ts';
import type { DemoPage, PageText } from '../content/page-text.ts';
import { promotions } from '../content/promotions.ts';
import { services } from '../content/services.ts';
import { inEach } from './all-languages.ts';

interface SaveSite {
  /** Texts lead to the pages of the folder. */
  facts: ShopFacts;
  pictures: Pick<Pictures, 'products'>;
  defaultLanguage: LanguageCode;
  now: Date;
}

const DAY = 86_400_000;
/** Pages are as old as the shop's opening: their date says when a text changed, not when the demo was loaded. */
export const WRITTEN = new Date('2026-09-01T08:00:00Z');

/** Writes promotions and services. */
export async function saveSite(db: Db, { facts, pictures, defaultLanguage, now }: SaveSite): Promise<void> {
  const texts = (one: DemoPage) => textsOf(one, facts, defaultLanguage);
  const common = ({ code, visible = true }: DemoPage, position: number) => ({ code, visible, position, published_at: WRITTEN });
  const inputs: ContentInput[] = [
    ...promotions.map(
      (one, i): ContentInput => ({
        kind: 'promotion',
        ...common(one, i),
        starts_at: midnight(now, one.from),
        ends_at: midnight(now, one.to),
        image_upload_path: pictures.products.get(one.picture)?.[0]?.upload_path ?? null,
        products: one.products,
        texts: texts(one),
      }),
    ),
    ...services.map(
      (one, i): ContentInput => ({
        kind: 'service',
        ...common(one, i),
        facts: one.prices ? { prices: inEach((lang) => one.prices?.[LANGUAGES[lang].currency]) } : {},
        texts: texts(one),
      }),
    ),
  ];
  await saveContents(db, inputs, { defaultLanguage });
}

/** Begins and ends at midnight in Slovenia, more or less. */
const midnight = (now: Date, days: number): Date => new Date(Math.floor((now.getTime() + days * DAY) / DAY) * DAY - DAY / 24);

const textIn = ({ texts }: DemoPage, lang: LanguageCode): PageText => (lang === 'at' ? (texts.at ?? texts.de) : texts[lang]);

/** In every language, also where two read the same: links lead to pages of their own. */
function textsOf(one: DemoPage, { shop, content = NO_CONTENT }: ShopFacts, defaultLanguage: LanguageCode): ContentInput['texts'] {
  return inEach((lang) => {
    const { title, slug, short, body } = textIn(one, lang);
    const facts = factsOf(lang);
    const place = { lang, defaultLanguage, pageUrl: (code: string) => pageAddress({ shop, content, defaultLanguage }, code, lang), facts };
    return { title, slug, short_description: withFacts(short, { facts }), content: markedText(body, place) };
  });
}

const NO_CONTENT = { pages: [], faq: [], texts: {} };

/** What the shop really takes and gives, in the market's money. */
export const factsOf = (lang: LanguageCode): Record<string, string> => figuresOf(DEMO_IN_FORCE, lang);
