import type { SuggestReply } from '@vitrina/contract/catalogue';
import { createBoundedMemo } from '@vitrina/contract/values/bounded-memo';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../../../db/index.ts';
import type { CallContext } from '../../../http/context.ts';
import { ok, type Outcome } from '../../../http/outcome.ts';
import { categoryUrl, manufacturerUrls } from '../addresses.ts';
import type { Catalogue } from '../catalogue.ts';
import { LISTS } from '../changes/change-tags.ts';
import { foldWords, suggestProducts } from './index.ts';
import { textIn } from '../texts.ts';
import { foldedTitles } from './folded-titles.ts';
import { valueIdIn } from './value-id.ts';
import { completionsOf } from './complete-words.ts';
import type { HelpText } from './find-help.ts';
import { helpView } from './help-view.ts';
import { popularWords } from './popular-words.ts';

const PRODUCTS = 5;
const CATEGORIES = 3;
const MANUFACTURERS = 2;
const HELP = 2;
const MOST = 10;
const LENGTH = 100;

const NOTHING: SuggestReply = { q: '', corrected: null, products: [], categories: [], manufacturers: [], posts: [], help: [], completions: [], popular: [] };

/** Hooks set by app.ts, as the content module is in a layer above the catalogue. */
export interface SuggestHooks {
  /** Guides whose title matches the typed text. */
  findPosts: (input: { db: Db; lang: LanguageCode; fits: (title: string) => boolean }) => Promise<SuggestReply['posts']>;
  /** Help pages, services, guides and FAQ answers of the shop with their texts. */
  listHelp: (input: { db: Db; lang: LanguageCode }) => Promise<readonly HelpText[]>;
}

/** Returns at most ten suggestions for the typed text: categories, manufacturers, guides, products with price. */
export const suggest =
  (catalogue: Catalogue, { findPosts, listHelp }: SuggestHooks) =>
  async ({ q: raw }: { q: string }, context: CallContext): Promise<Outcome<SuggestReply>> => {
    const q = raw.replace(/\s+/g, ' ').trim().slice(0, LENGTH);
    const { lang, db, actor } = context;
    if (q === '') return ok({ ...NOTHING, popular: await popularWords(catalogue, context) }, ['catalogue']);
    const { dictionary, engine, defaultLanguage } = catalogue;
    const found = await suggestProducts(catalogue, { db, q, lang, isStaff: actor.isStaff, valueId: valueIdIn(catalogue) });
    const words = foldWords(q);
    const hasWords = (parts: readonly string[]) => words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
    const fits = (title: string) => hasWords(foldedTitle(title));
    const titles = foldedTitles(dictionary, lang);
    const letter = words[0]?.[0] ?? '';
    // Titles that begin with it come first: for `t` `Televisions`, then `Large TVs`.
    const categories = (titles.categories.get(letter) ?? [])
      .filter(({ one, parts }) => hasWords(parts) && (one.shown || actor.isStaff) && engine.countShown('category', one.id) > 0)
      .map(({ one, parts }) => ({ one, begins: Number(words.some((word) => parts[0]?.startsWith(word))), count: engine.countShown('category', one.id) }))
      .sort((a, b) => b.begins - a.begins || b.count - a.count)
      .slice(0, CATEGORIES)
      .map(({ one }) => one);
    const manufacturers = (titles.manufacturers.get(letter) ?? [])
      .flatMap(({ one, parts }) => (hasWords(parts) && (one.visible || actor.isStaff) && engine.countShown('manufacturer', one.id) > 0 ? [one] : []))
      .slice(0, MANUFACTURERS);
    const help = helpView(catalogue, { q, lang, help: await listHelp({ db, lang }) }).slice(0, HELP);
    const posts = help.length > 0 ? [] : await findPosts({ db, lang, fits });
    const room = Math.min(PRODUCTS, MOST - categories.length - manufacturers.length - posts.length - help.length);
    const items = await catalogue.products.items(help.length > 0 && !found.isNamed ? [] : found.ids.slice(0, room), context);
    return ok(
      {
        q,
        corrected: items.length > 0 ? found.corrected : null,
        products: items.map(
          ({ id, title, text_lang, url_without_domain, price_custom, main_image_upload_path, unit_price, energy, charging, seller_title }) => ({
            id,
            title,
            text_lang,
            url_without_domain,
            price_custom,
            currency: LANGUAGES[lang].currency,
            main_image_upload_path,
            energy,
            seller_title,
            ...(unit_price && { unit_price }),
            ...(charging && { charging }),
          }),
        ),
        categories: categories.map((one) => ({
          id: one.id,
          title: textIn(one.titles, lang),
          parent_title: one.parent_id === null ? null : textIn(dictionary.categories.get(one.parent_id)?.titles ?? {}, lang) || null,
          url_without_domain: categoryUrl(one, dictionary.categories, lang, defaultLanguage),
        })),
        manufacturers: manufacturers.map((one) => ({ id: one.id, title: one.title, url_without_domain: manufacturerUrls(one.code, defaultLanguage)[lang] })),
        posts,
        help,
        popular: [],
        completions: completionsOf(catalogue, q, lang).filter((words) => words !== q.toLowerCase()),
      },
      ['catalogue', LISTS, 'content', ...items.map(({ id }) => `product:${id}`)],
    );
  };

/** Folded words of titles of guides, cached between keystrokes. */
const memo = createBoundedMemo<readonly string[]>(5000);
const foldedTitle = (title: string): readonly string[] => memo(title, foldWords);
