import type { Db } from '@vitrina/backend/db';
import { categoryUrls, type ContentInput, type CouponInput, loadDictionary, saveContents, saveCoupons } from '@vitrina/backend/seed';
import { LANGUAGE_CODES, LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { directoryPath } from '@vitrina/contract/values/directory-path';
import type { PictureStore, ShopFacts } from '@vitrina/shop-folder';
import { GAMES, KNOWN_CATEGORIES, KNOWN_LISTS, LANDING } from '../known.ts';
import { drawBanner } from '../pictures/banner.ts';
import { landingTexts } from '../content/landing/index.ts';
import { type InAll, inEach } from './all-languages.ts';
import { type Film, keepFilm } from './keep-film.ts';

/** What the pages show besides words. */
export interface LandingMedia {
  film: Film;
  banner: string;
  bannerMobile: string;
  /** Of the film. */
  poster: string;
}

const DAY = 86_400_000;
const RUNS_DAYS = 9;
const CARDS = ['headphones', KNOWN_CATEGORIES.laptops, 'cameras'] as const;
/** Big Buck Bunny, Blender Foundation, CC BY 3.0. */
const TEST_FILM = 'aqz-KE-bpKQ';
const DEVICES = [
  { kind: 'headphones', view: 'front', share: 0.72 },
  { kind: 'laptop', view: 'front', share: 1 },
  { kind: 'camera', view: 'front', share: 0.66 },
  { kind: 'automatic-coffee-machine', view: 'front', share: 0.86 },
  { kind: 'smartwatch', view: 'front', share: 0.6 },
];

/** Draws the banners and keeps the film. */
export async function makeLandingMedia(store: PictureStore, mediaDir: string): Promise<LandingMedia> {
  return {
    film: await keepFilm(mediaDir),
    banner: await store.put('landing/open-days', await drawBanner({ width: 1920, height: 440 }, DEVICES)),
    poster: await store.put('landing/film', await drawBanner({ width: 1280, height: 720 }, DEVICES.slice(0, 3).map(lower))),
    bannerMobile: await store.put('landing/open-days-mobile', await drawBanner({ width: 960, height: 676 }, DEVICES.slice(0, 3).map(lower))),
  };
}

const lower = (device: (typeof DEVICES)[number]) => ({ ...device, share: device.share * 0.52 });

interface SaveLanding {
  media: LandingMedia;
  /** Pictures of categories by code. */
  categories: ReadonlyMap<string, string>;
  words: ShopFacts['words'];
  defaultLanguage: LanguageCode;
  now: Date;
}

/** Writes two landing pages, and the coupon that one of them shows. Both end on the day that the page's timer names. */
export async function saveLandingPages(db: Db, { media, categories, words, defaultLanguage, now }: SaveLanding): Promise<void> {
  const ends = endOf(now);
  await saveCoupons(db, [openDaysCoupon(now, ends)]);
  const { categories: known } = await loadDictionary(db);
  const urlsOf = (code: string): InAll<string> => {
    const found = [...known.values()].find((category) => category.code === code);
    return found ? categoryUrls(found, known, defaultLanguage) : inEach(() => '/');
  };
  const pictures = CARDS.map((code) => categories.get(code) as string);
  const places = { cards: CARDS.map(urlsOf), reduced: listUrls(KNOWN_LISTS.discounted, words, defaultLanguage), pictures };
  await saveContents(db, [openDays(media, places, ends), school(pictures[1] as string)], { defaultLanguage });
}

/** The evening of a day that is not far. */
function endOf(now: Date): string {
  const day = new Date(now.getTime() + RUNS_DAYS * DAY).toISOString().slice(0, 10);
  return `${day}T19:00:00Z`;
}

const openDaysCoupon = (now: Date, ends_at: string): CouponInput => ({
  code: LANDING.openDays.coupon,
  kind: 'percent',
  percent: 7,
  amounts: {},
  minimums: { EUR: 10_000, RSD: 1_200_000, BAM: 20_000 },
  titles: Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, landingTexts[lang].openDays.coupon.gives])),
  starts_at: new Date(now.getTime() - DAY).toISOString(),
  ends_at,
  limit_total: null,
  limit_customer: null,
});

function listUrls(code: string, words: ShopFacts['words'], defaultLanguage: LanguageCode): InAll<string> {
  const slugs = words.of(`list.${code}.slug`);
  return inEach((lang) => directoryPath('lists', { lang, defaultLanguage, segment: slugs[lang] ?? code }));
}

interface Places {
  cards: readonly InAll<string>[];
  reduced: InAll<string>;
  pictures: readonly string[];
}

/** A page with every block there is. */
function openDays({ film, banner, bannerMobile, poster }: LandingMedia, { cards, reduced, pictures }: Places, ends_at: string): ContentInput {
  const blocks = (lang: LanguageCode) => {
    const words = landingTexts[lang].openDays;
    const { link: timerLink, ...timer } = words.timer;
    const { link: reducedLink, ...sliderWords } = words.reduced;
    const captions = [lang, ...LANGUAGE_CODES.filter((one) => one !== lang && one !== 'at')];
    return [
      { block: 'picture', image: banner, image_mobile: bannerMobile, alt: words.banner },
      { block: 'timer', ...timer, ends_at, link: { label: timerLink, url: reduced[lang] } },
      { block: 'product-slider', ...sliderWords, source: { list: KNOWN_LISTS.discounted }, link: { label: reducedLink, url: reduced[lang] } },
      { block: 'coupon', title: words.coupon.title, text: words.coupon.text, code: LANDING.openDays.coupon },
      {
        block: 'grid',
        title: words.grid.title,
        columns: 3,
        cards: words.grid.cards.map(({ link, ...card }, i) => ({ ...card, image: pictures[i], alt: '', link: { label: link, url: cards[i]?.[lang] ?? '/' } })),
      },
      {
        block: 'video',
        title: words.film.title,
        text: words.film.text,
        poster,
        source: {
          kind: 'file',
          files: film.files,
          captions: captions.map((one) => ({
            url: film.captions[one as LanguageCode],
            lang: LANGUAGES[one as LanguageCode].lang,
            label: LANGUAGES[one as LanguageCode].name,
          })),
        },
      },
      { block: 'rich-text', html: words.html },
      { block: 'spin-wheel', ...words.wheel, campaign: GAMES.wheel },
      { block: 'accordion', ...words.questions },
      { block: 'newsletter', ...words.newsletter },
    ];
  };
  return {
    kind: 'landing',
    code: LANDING.openDays.code,
    image_upload_path: banner,
    texts: inEach((lang) => textsOf(landingTexts[lang].openDays, blocks(lang))),
  };
}

/** A smaller one, with a film that is kept by somebody else. */
function school(poster: string): ContentInput {
  const blocks = (lang: LanguageCode) => {
    const words = landingTexts[lang].school;
    return [
      { block: 'rich-text', html: words.html },
      { block: 'product-slider', ...words.laptops, source: { category: KNOWN_CATEGORIES.laptops }, limit: 10 },
      { block: 'video', ...words.film, poster, source: { kind: 'youtube', id: TEST_FILM } },
      { block: 'accordion', ...words.questions },
    ];
  };
  return {
    kind: 'landing',
    code: LANDING.school.code,
    position: 1,
    image_upload_path: poster,
    texts: inEach((lang) => textsOf(landingTexts[lang].school, blocks(lang))),
  };
}

const textsOf = (words: { title: string; slug: string; lead: string; description: string }, blocks: readonly object[]) => ({
  title: words.title,
  slug: words.slug,
  short_description: words.lead,
  seo_description: words.description,
  blocks,
});
