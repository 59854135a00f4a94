import { LANGUAGES, type LanguageCode, languageBase } from '@vitrina/contract/values/languages';
import { directoryWords } from '@vitrina/contract/values/directory-path';
import { placedFaults, wordFaults } from './page-faults.ts';
import type { Truth } from './truth.ts';

const FORM = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };

/** What no sitemap names: wish list, comparison, cart, checkout, search, suggestions, quick order; with products of every labelled group and one without. */
export async function surfaceFaults(port: number, lang: LanguageCode, truth: Truth): Promise<{ pages: number; faults: string[] }> {
  const origin = `http://localhost:${port}`;
  const base = languageBase(lang, 'si');
  let cookie = '';
  const ask = async (path: string, fields?: Record<string, string>): Promise<{ status: number; html: string; location: string }> => {
    const reply = await fetch(origin + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...(cookie && { cookie }), ...(fields && FORM) },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields).toString() }),
    });
    const set = reply.headers.getSetCookie().map((one) => one.split(';')[0] as string);
    if (set.length > 0) cookie = set.join('; ');
    return { status: reply.status, html: await reply.text(), location: reply.headers.get('location') ?? '' };
  };
  const ids = [...truth.samples.slice(0, 6), truth.without];
  for (const id of ids) {
    await ask(`${base}wishlist/`, { action: 'add', code: `p-${id}` });
    await ask(`${base}webshop/shopping_cart/`, { action: 'add', code: `p-${id}`, qty: '1' });
  }
  const pages: [string, readonly number[]][] = [
    [`${base}wishlist/`, ids],
    [`${base}webshop/shopping_cart/`, ids],
    [`${base}${directoryWords(lang).catalogue}/?special_view=compare&items=${ids.slice(0, 4).join(',')}`, ids.slice(0, 4)],
  ];
  const faults: string[] = [];
  for (const [path, placed] of pages) {
    const { status, html } = await ask(path);
    const seen = { path, lang, html };
    if (status !== 200) faults.push(`${path}: ${status}`);
    else faults.push(...[...placedFaults(seen, placed, truth), ...wordFaults(seen)].map((fault) => `${path}: ${fault}`));
  }
  const suggested = await suggestionFaults(origin, lang, truth);
  return { pages: pages.length + 1, faults: [...faults, ...suggested] };
}

/** Suggestions are data: class and range of each that has a label. */
async function suggestionFaults(origin: string, lang: LanguageCode, { byId, codes, samples }: Truth): Promise<string[]> {
  const faults: string[] = [];
  for (const id of samples) {
    const reply = await fetch(`${origin}/api/catalog/suggest/?q=${encodeURIComponent(codes.get(id) ?? '')}`, {
      headers: { 'x-lang': lang, 'accept-language': LANGUAGES[lang].lang },
    });
    const { data } = (await reply.json()) as { data: { products?: { id: number; energy: { class: string; from: string; to: string } | null }[] } };
    for (const { id: found, energy } of data.products ?? []) {
      const told = energy ? `/energy/${energy.from}-${energy.to}/${energy.class}.svg`.replaceAll('+', 'p') : null;
      if (told !== (byId.get(found)?.arrow ?? null)) faults.push(`suggestion ${codes.get(found)} in ${lang}: ${told}`);
    }
  }
  return faults;
}
