import { guardText } from '@vitrina/contract/law/guard-texts';
import { placeFaults as besideFaults } from '@vitrina/contract/law/testing/place-faults';
import { pricePlaces } from '@vitrina/contract/law/testing/price-places';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Truth } from './truth.ts';

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const idOf = (path: string): number | null => {
  const id = /-(\d+)\/(?:[?#].*)?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
};
const arrowsIn = (html: string): string[] => [...html.matchAll(/src="(\/energy\/[^"]+)"/g)].map(([, src = '']) => src);
const hrefsIn = (html: string): Set<string> => new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decode(href)));

interface Seen {
  path: string;
  lang: LanguageCode;
  html: string;
}

/** Checks tiles and a product's own offer: arrow of the stored class, label and sheet; none of them for products without label. */
export function energyFaults({ path, lang, html }: Seen, { byId, codes }: Truth): string[] {
  const tiles = [...html.matchAll(/<article class="tile[^"]*" id="product-(\d+)">([\s\S]*?)<\/article>/g)].map(([, id, inner = '']) => ({
    id: Number(id),
    inner,
  }));
  const offer = /<div class="offer-head">([\s\S]*?)<p class="price-changed/.exec(html)?.[1];
  const own = offer === undefined ? null : idOf(path);
  const places = [...tiles, ...(own !== null && offer !== undefined ? [{ id: own, inner: offer }] : [])];
  const faults = places.flatMap(({ id, inner }) => placeFaults({ id, inner, lang }, byId).map((fault) => `${codes.get(id)}: ${fault}`));
  return own === null ? faults : [...faults, ...dataFaults(html, byId.get(own)?.class ?? null)];
}

function placeFaults({ id, inner, lang }: { id: number; inner: string; lang: LanguageCode }, byId: Truth['byId']): string[] {
  const arrows = arrowsIn(inner);
  const truth = byId.get(id);
  if (truth === undefined) return ['is not known'];
  if (truth === null) return arrows.length > 0 ? [`has the arrow ${arrows[0]} and no label`] : [];
  const hrefs = hrefsIn(inner);
  const sheet = truth.sheet(lang);
  return [
    ...(arrows.length === 1 && arrows[0] === truth.arrow ? [] : [`shows ${arrows.join(', ') || 'no arrow'} instead of ${truth.arrow}`]),
    ...(truth.label && hrefs.has(truth.label) ? [] : ['its label is not linked']),
    ...(sheet && hrefs.has(sheet) ? [] : [`its sheet in ${lang} is not linked`]),
  ];
}

/** Checks the class in the structured data of a product's page. */
function dataFaults(html: string, letter: string | null): string[] {
  const statedClass = /"hasEnergyEfficiencyCategory":"[^"]*EUEnergyEfficiencyCategory([^"]+)"/.exec(html)?.[1] ?? null;
  const named = letter?.replace(/\+/g, 'Plus').replace(/^A(Plus)+$/, (whole) => `A${(whole.length - 1) / 4}Plus`) ?? null;
  const isSame = statedClass === letter || statedClass === named || (letter === 'A+' && statedClass === 'A1Plus');
  return isSame ? [] : [`structured data say ${statedClass}, the database ${letter}`];
}

/** Checks every price next to one product, in any form: the required facts are next to it, and no others. */
export function priceFaults({ lang, html }: Seen, { byId, codes, priceIn }: Truth): string[] {
  return pricePlaces(html, (id) => byId.has(id)).flatMap((place) => {
    const truth = priceIn(place.id, lang);
    return truth ? besideFaults(place, truth).map((fault) => `beside a price of ${codes.get(place.id)}: ${fault}`) : [];
  });
}

/** Checks products that are known to be on a page with their prices, in any form: all their arrows, labels and sheets, and no others. */
export function placedFaults({ lang, html }: Seen, ids: readonly number[], { byId, codes }: Truth): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html;
  const arrows = arrowsIn(main);
  const hrefs = hrefsIn(main);
  const missing = ids.flatMap((id) => {
    const truth = byId.get(id);
    if (!truth) return [];
    return [
      ...(arrows.includes(truth.arrow) ? [] : [`${codes.get(id)}: no arrow ${truth.arrow}`]),
      ...(truth.label && hrefs.has(truth.label) ? [] : [`${codes.get(id)}: its label is not linked`]),
      ...(hrefs.has(truth.sheet(lang) ?? '') ? [] : [`${codes.get(id)}: its sheet is not linked`]),
    ];
  });
  const known = new Set(ids.flatMap((id) => byId.get(id)?.arrow ?? []));
  const foreign = arrows.filter((arrow) => !known.has(arrow));
  return [...missing, ...foreign.map((arrow) => `an arrow ${arrow} of nothing that stands there`)];
}

const KEY = />\s*(?:[a-z]+(?:_[a-z0-9]+)+)\s*</;
const FIGURES = ['days', 'delivery', 'locker', 'free', 'cod'];

/** Returns forbidden texts of a page: those the guardian refuses, and unresolved text labels. */
export function wordFaults({ path, lang, html }: Seen): string[] {
  const body = (/<body[\s\S]*<\/body>/.exec(html)?.[0] ?? html).replace(/<(script|style|svg|code)\b[\s\S]*?<\/\1>/g, ' ');
  const key = KEY.exec(body)?.[0];
  return [
    ...guardText({ place: path, lang, text: body, figures: FIGURES })
      .filter(({ level }) => level === 'block')
      .map(({ reason }) => reason),
    ...(key ? [`a name in the place of a text: ${key}`] : []),
  ];
}

/** Returns third-party addresses loaded before consent. */
export function foreignLoads({ html }: Seen): string[] {
  const loads = [...html.matchAll(/<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\s(?:src|srcset|poster)="(https?:\/\/[^"]+)"/g)].map(
    ([, src = '']) => src,
  );
  const styles = [...html.matchAll(/<link\b[^>]*rel="(?:stylesheet|preload|modulepreload|preconnect|dns-prefetch)"[^>]*href="(https?:\/\/[^"]+)"/g)].map(
    ([, href = '']) => href,
  );
  return [...loads, ...styles].filter((address) => !/^https?:\/\/localhost[:/]/.test(address)).map((address) => `loads ${address}`);
}

/** Returns the required links missing in a page's footer. */
export const footerFaults = ({ html }: Seen): string[] =>
  ['webshop/withdrawal/', 'recalls/', 'webshop/report/'].filter((part) => !html.includes(part)).map((part) => `no link to ${part}`);
