import type { PricePlace } from './price-places.ts';

/** Required information beside a product's price in a market, computed independently of the shop's pages. */
export interface PriceTruth {
  /** `null`: it has no label. */
  energy: { arrow: string; label: string | null; sheet: string | null } | null;
  /** `6,45 €/m`; `null`: it is not sold by measure. */
  unit: string | null;
  /** True if the offer must state whether a charger is included. */
  isCharged: boolean;
  /** Lowest price of thirty days, formatted; `null`: not reduced. */
  low: string | null;
  /** Lowest prices of the thirty days before each public coupon, formatted. */
  couponLows?: readonly string[];
}

const decode = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&nbsp;', '\u00a0');
const wordsOf = (html: string): string => decode(html.replace(/<[^>]*>/g, ''));

/** Returns missing, wrong and unfounded information beside a price; empty: none. */
export function placeFaults({ html }: PricePlace, truth: PriceTruth): string[] {
  const words = wordsOf(html);
  const struck = [...html.matchAll(/<s>([\s\S]*?)<\/s>/g)].map(([, price = '']) => wordsOf(price));
  return [
    ...energyFaults(html, truth.energy),
    ...(truth.unit === null || words.includes(truth.unit) ? [] : [`no price a unit, ${truth.unit}`]),
    ...(truth.isCharged && !isChargerStated(html) ? ['nothing of its charger'] : []),
    ...struck.filter((price) => price !== truth.low).map((price) => `strikes ${price} out, the low of thirty days is ${truth.low}`),
    ...(/−\d+\s%/.test(words) && struck.length === 0 && truth.low === null && !truth.couponLows?.some((low) => words.includes(low))
      ? ['names a cut without the low of thirty days']
      : []),
  ];
}

/** True also for cards of variants, which are within an offer with the statement, and for comparisons, which have a row for it. */
const isChargerStated = (html: string): boolean =>
  /data-law="charging"|class="charger-marks"/.test(html) || /class="variant-card|class="compare-buttons"/.test(html);

function energyFaults(html: string, energy: PriceTruth['energy']): string[] {
  const arrows = new Set([...html.matchAll(/src="(\/energy\/[^"]+)"/g)].map(([, src = '']) => src));
  if (energy === null) return arrows.size > 0 ? [`has the arrow ${[...arrows][0]} and no label`] : [];
  const links = new Set([...html.matchAll(/(?:href|data-opens)="([^"]*)"/g)].map(([, href = '']) => decode(href)));
  return [
    ...(arrows.size === 1 && arrows.has(energy.arrow) ? [] : [`shows ${[...arrows].join(', ') || 'no arrow'} instead of ${energy.arrow}`]),
    ...(energy.label !== null && links.has(energy.label) ? [] : ['its label is not linked']),
    ...(energy.sheet !== null && links.has(energy.sheet) ? [] : ['its sheet is not linked']),
  ];
}
