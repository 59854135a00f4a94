import { catalogue as catalogueCalls } from '@vitrina/contract/catalogue';
import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { CUSTOMER } from '@vitrina/demo/known';
import { readyGuest } from './guest-order.ts';
import { energyFaults, placedFaults, priceFaults, wordFaults } from './page-faults.ts';
import type { Truth } from './truth.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Pages of the account, relative to its path. */
const ACCOUNT = ['', 'my_orders/', 'my_coupons/', 'my_comments/', 'my_devices/', 'edit/'];

/**
 * Checks the pages that no sitemap lists: wish list, comparison, cart with saved items, every step of the checkout, quick order, notices, search, suggestions,
 * account; with products of every labelled group and one without label.
 */
export async function surfaceFaults(port: number, lang: LanguageCode, truth: Truth): Promise<{ pages: number; faults: string[] }> {
  const origin = `http://localhost:${port}`;
  const base = languageBase(lang, 'si');
  const catalogue = `${base}${directoryWords(lang).catalogue}/`;
  const ids = [...truth.samples.slice(0, 5), truth.without, ...truth.withInformation.measured.slice(0, 1), ...truth.withInformation.charged.slice(0, 1)];
  const guest = await newVisitor(origin, lang);
  await readyGuest(guest, lang, ids);
  for (const id of ids) await guest.fetchPage(`${base}wishlist/`, { action: 'add', code: `p-${id}` });
  const saver = await newVisitor(origin, lang);
  for (const id of ids) {
    await saver.fetchPage(`${base}webshop/shopping_cart/`, { action: 'add', code: `p-${id}` });
    await saver.fetchPage(`${base}webshop/shopping_cart/`, { action: 'save', code: `p-${id}` });
  }
  const customer = await newVisitor(origin, lang, CUSTOMER);
  const none: readonly number[] = [];
  const pages: [Visitor, string, readonly number[]][] = [
    [guest, `${base}wishlist/`, ids],
    ...['shopping_cart', 'customer', 'shipping', 'payment', 'review_order'].map((step): [Visitor, string, readonly number[]] => [
      guest,
      `${base}webshop/${step}/`,
      ids,
    ]),
    [guest, `${catalogue}?special_view=compare&items=${ids.slice(0, 4).join(',')}`, ids.slice(0, 4)],
    [saver, `${base}webshop/shopping_cart/`, ids],
    ...ids.map((id): [Visitor, string, readonly number[]] => [guest, `${base}webshop/notice/?product=${id}&kind=price_drop`, [id]]),
    ...ACCOUNT.map((path): [Visitor, string, readonly number[]] => [customer, `${base}auth/${path}`, none]),
  ];
  const faults: string[] = [];
  for (const [visitor, path, placed] of pages) {
    const { status, html, location } = await visitor.fetchPage(path);
    const seen = { path, lang, html };
    if (status !== 200) faults.push(`${path}: ${status} ${location}`);
    else
      faults.push(
        ...[...(placed.length > 0 ? placedFaults(seen, placed, truth) : []), ...priceFaults(seen, truth), ...wordFaults(seen)].map(
          (fault) => `${path}: ${fault}`,
        ),
      );
  }
  for (const id of truth.samples) {
    const { title } = await guest.callApi(catalogueCalls.product, { item_id: id });
    const path = `${base}${directoryWords(lang).search}/?search_q=${encodeURIComponent(String(title))}`;
    const seen = { path, lang, html: (await guest.fetchPage(path)).html };
    if (!seen.html.includes(`id="product-${id}"`)) faults.push(`${path}: does not find it`);
    faults.push(...[...energyFaults(seen, truth), ...priceFaults(seen, truth), ...wordFaults(seen)].map((fault) => `${path}: ${fault}`));
  }
  const ordered = await orderFormFaults({ guest, ids, lang }, truth);
  const suggested = await suggestionFaults(origin, lang, truth);
  return { pages: pages.length + truth.samples.length + 1, faults: [...faults, ...ordered, ...suggested] };
}

/** Checks the quick order, which previews the products of codes. */
async function orderFormFaults({ guest, ids, lang }: { guest: Visitor; ids: readonly number[]; lang: LanguageCode }, truth: Truth): Promise<string[]> {
  const path = `${languageBase(lang, 'si')}webshop/quick_order/`;
  const { html } = await guest.fetchPage(path, { action: 'check', lines: ids.map((id) => truth.codes.get(id)).join('\n') });
  const seen = { path, lang, html };
  return [...placedFaults(seen, ids, truth), ...priceFaults(seen, truth)].map((fault) => `${path}: ${fault}`);
}

/** Checks suggestions, which are data: class and range of each product with a label. */
async function suggestionFaults(origin: string, lang: LanguageCode, { byId, codes, samples }: Truth): Promise<string[]> {
  const faults: string[] = [];
  for (const id of samples) {
    const reply = await fetch(`${origin}/api/catalog/suggest/?q=${encodeURIComponent(codes.get(id) ?? '')}`, {
      headers: { 'x-lang': lang, 'accept-language': LANGUAGES[lang].lang },
    });
    const { data } = (await reply.json()) as { data: { products?: { id: number; energy: { class: string; from: string; to: string } | null }[] } };
    for (const { id: found, energy } of data.products ?? []) {
      const shownArrow = energy ? `/energy/${energy.from}-${energy.to}/${energy.class}.svg`.replaceAll('+', 'p') : null;
      if (shownArrow !== (byId.get(found)?.arrow ?? null)) faults.push(`suggestion ${codes.get(found)} in ${lang}: ${shownArrow}`);
    }
  }
  return faults;
}
