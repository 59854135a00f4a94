import type { Db } from '@vitrina/backend/db';
import { type ContentInput, freeShippingMissing, saveContents, saveMenus, shippingPrice } from '@vitrina/backend/seed';
import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import { paymentFee } from '@vitrina/contract/settings/offered-ways';
import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { formatPrice, toDecimal } from '@vitrina/contract/values/money';
import { slugify } from '@vitrina/contract/values/slug';
import { WITHDRAWAL_DAYS } from '@vitrina/contract/values/withdrawal-days';
import type { Pictures } from '@vitrina/shop-folder';
import { DEMO_IN_FORCE } from '../settings/index.ts';
import { menus } from '../content/menus.ts';
import { pages } from '../content/pages/index.ts';
import type { DemoPage, PageText } from '../content/pages/page-text.ts';
import { promotions } from '../content/promotions.ts';
import { services } from '../content/services.ts';
import { inEach } from './all-languages.ts';
import { markedText, withFacts } from './marked-text.ts';

interface SaveSite {
  pictures: Pick<Pictures, 'products'>;
  defaultLanguage: LanguageCode;
  now: Date;
}

const DAY = 86_400_000;
/** Pages are as old as the shop's opening: their date says when a text changed, not when the demo was loaded. */
export const WRITTEN = new Date('2026-09-01T08:00:00Z');

/** Writes the shop's own pages, promotions, services and menus. */
export async function saveSite(db: Db, { pictures, defaultLanguage, now }: SaveSite): Promise<void> {
  const texts = (one: DemoPage) => textsOf(one, defaultLanguage);
  const common = ({ code, visible = true }: DemoPage, position: number) => ({ code, visible, position, published_at: WRITTEN });
  const inputs: ContentInput[] = [
    ...pages.map((one, i): ContentInput => ({ kind: 'page', ...common(one, i), texts: texts(one) })),
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
  await saveMenus(db, menus);
}

/** Begins and ends at midnight in Slovenia, more or less. */
const midnight = (now: Date, days: number): Date => new Date(Math.floor((now.getTime() + days * DAY) / DAY) * DAY - DAY / 24);

const textIn = ({ texts }: DemoPage, lang: LanguageCode): PageText => (lang === 'at' ? (texts.at ?? texts.de) : texts[lang]);

/** In every language, also where two read the same: links lead to pages of their own. */
function textsOf(one: DemoPage, defaultLanguage: LanguageCode): ContentInput['texts'] {
  return inEach((lang) => {
    const { title, slug, short, body } = textIn(one, lang);
    const facts = factsOf(lang);
    const place = { lang, defaultLanguage, pageUrl: (code: string) => pageUrl(code, lang, defaultLanguage), facts };
    return { title, slug, short_description: withFacts(short, { facts }), content: markedText(body, place) };
  });
}

/** Address of one of the shop's own pages by its code. */
export function pageUrl(code: string, lang: LanguageCode, defaultLanguage: LanguageCode): string | undefined {
  const found = pages.find((one) => one.code === code);
  if (!found) return undefined;
  const { title, slug = slugify(title) } = textIn(found, lang);
  return `${languageBase(lang, defaultLanguage)}${slug}/`;
}

/** What the shop really takes and gives, in the market's money. */
export function factsOf(lang: LanguageCode): Record<string, string> {
  const { currency } = LANGUAGES[lang];
  const costOf = (code: ShippingCode) => shippingPrice(DEMO_IN_FORCE, code, { market: lang, country: null, goods: 0, things: [] }) ?? 0;
  const price = (minor: number) => formatPrice(toDecimal(minor), lang);
  return {
    days: String(WITHDRAWAL_DAYS),
    delivery: price(costOf('delivery')),
    locker: price(costOf('locker')),
    free: price(freeShippingMissing(DEMO_IN_FORCE, 0, lang) ?? 0),
    cod: price(paymentFee(DEMO_IN_FORCE, 'cash-on-delivery', currency)),
  };
}
