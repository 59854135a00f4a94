import { LANGUAGES } from '../../values/languages.ts';

/** A price of a page and its product, found in the HTML only, so that surfaces missing in `SURFACES` are found too. */
export interface PricePlace {
  id: number;
  /** HTML of the largest element that contains the price and names one product only. */
  html: string;
}

const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HIDDEN = /<(script|style|svg|noscript|template)\b[\s\S]*?<\/\1>/g;
const PRICE = /\d(?:[.\s\u00a0\u202f]?\d)*[.,]\d\d(?:&nbsp;|[\s\u00a0\u202f])*(?:€|RSD|KM)(?!\/)/g;
/** Patterns by which an element names a product. */
const WORDS = [...new Set(Object.values(LANGUAGES).map(({ productWord }) => productWord))].join('|');
const NAMES = [
  new RegExp(`^<a\\b[^>]*\\shref="[^"?#]*-(?:${WORDS})-(\\d+)/["?#]`),
  /\sid="product-(\d+)"/,
  /\sname="code"[^>]*\svalue="p-(\d+)"/,
  /\svalue="p-(\d+)"[^>]*\sname="code"/,
];
/** Elements whose prices are no offers: totals, filters, price history, search conditions. */
const NO_OFFERS = /\sclass="[^"]*\b(?:totals|filter|price-chart|chips|buy-services|trade-in|service-line|line-services|availability)/;

interface Part {
  tag: string;
  name: string;
  from: number;
  to: number;
}

/** Returns the product and the surrounding element of each price of one product. Prices of several products, such as totals, are left out. */
export function pricePlaces(whole: string, isProduct: (id: number) => boolean): PricePlace[] {
  const html = (/<main[\s\S]*<\/main>/.exec(whole)?.[0] ?? whole).replace(HIDDEN, '').replace(/<!--[\s\S]*?-->/g, '');
  const { parts, prices } = read(html);
  const mentions = parts.flatMap(({ tag, from }) =>
    idsOf(tag)
      .filter(isProduct)
      .map((id) => ({ id, from })),
  );
  const inside = ({ from, to }: Part): Set<number> => new Set(mentions.filter((one) => one.from >= from && one.from < to).map(({ id }) => id));
  const places = new Map<number, PricePlace>();
  for (const [start, end] of prices) {
    const around = parts.filter(({ from, to }) => from <= start && to >= end).toReversed();
    const place = around.findLast((one) => inside(one).size === 1);
    const [id] = place ? inside(place) : [];
    if (!place || id === undefined || around.some(({ tag }) => NO_OFFERS.test(tag))) continue;
    places.set(place.from, { id, html: html.slice(place.from, place.to) });
  }
  return [...places.values()];
}

const idsOf = (tag: string): number[] => NAMES.flatMap((name) => name.exec(tag)?.[1] ?? []).map(Number);

/** Elements in order of their start tags, and the ranges of prices in the HTML. */
function read(html: string): { parts: Part[]; prices: [number, number][] } {
  const parts: Part[] = [];
  const open: Part[] = [];
  const pieces: { text: number; html: number }[] = [];
  let text = '';
  let after = 0;
  const take = (to: number) => {
    pieces.push({ text: text.length, html: after });
    text += html.slice(after, to);
  };
  for (const { 0: tag, index } of html.matchAll(/<\/?[a-z](?:"[^"]*"|[^>"])*>/gi)) {
    take(index);
    after = index + tag.length;
    const name = /^<\/?([a-z0-9-]+)/i.exec(tag)?.[1]?.toLowerCase() ?? '';
    // Cents are in a separate element, `small`, within the price.
    if (name !== 'small') text += '|';
    if (!tag.startsWith('</')) {
      const part = { tag, name, from: index, to: html.length };
      parts.push(part);
      if (VOID.has(name) || tag.endsWith('/>')) part.to = after;
      else open.push(part);
    } else if (open.some((part) => part.name === name)) {
      for (let last = open.pop(); last; last = last.name === name ? undefined : open.pop()) last.to = after;
    }
  }
  take(html.length);
  const inHtml = (at: number): number => {
    const piece = pieces.findLast((one) => one.text <= at);
    return piece ? piece.html + at - piece.text : 0;
  };
  return { parts, prices: [...text.matchAll(PRICE)].map(({ 0: price, index }) => [inHtml(index), inHtml(index + price.length - 1) + 1]) };
}
