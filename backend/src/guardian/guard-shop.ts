import { guardSettings, type PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { guardText } from '@vitrina/contract/law/guard-texts';
import { unsetDelivery } from '@vitrina/contract/law/unset-delivery';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Db } from '../db/index.ts';
import { FIGURES, findingOf, guardCatalogue, selectLabelDifferences } from '../modules/catalogue/index.ts';
import { readDocuments } from '../modules/settings/index.ts';
import { missingLegalPages } from '../unready-places.ts';
import { publicTexts } from './guardian-queries.ts';

export interface GuardedShop {
  products: number;
  texts: number;
  held: number;
  released: number;
  /** Findings on all products, texts and settings. */
  findings: PlaceFinding[];
}

interface Guarding {
  settings: Settings;
  now: Date;
}

/** Rates of VAT that a market's texts may name: those of its countries. */
export const vatRatesOf = ({ markets }: Settings, lang: LanguageCode): number[] | undefined =>
  markets[lang] && Object.values(markets[lang].deliversTo).flatMap((one) => (one ? [one.vat.standard, ...Object.values(one.vat.reduced)] : []));

/** Judges settings, every text that is public, and pages that are not there. */
export async function guardPlaces(db: Db, { settings, now }: Guarding): Promise<{ texts: number; findings: PlaceFinding[] }> {
  const stored = await readDocuments(db);
  const findings = [
    ...guardSettings(settings, dayIn(now, settings.shop.timeZone)),
    ...unsetDelivery((group) => stored[group].version > 0),
    ...(await missingLegalPages(db, settings)).map(({ finding }) => finding),
  ];
  let texts = 0;
  for await (const batch of publicTexts(db)) {
    texts += batch.length;
    for (const text of batch)
      findings.push(...guardText({ ...text, figures: [...FIGURES, ...OWN_FIGURES(text.place)], vatRates: vatRatesOf(settings, text.lang) ?? [] }));
  }
  return { texts, findings };
}

/** Words of the interface name their values themselves: `{name}`. */
const OWN_FIGURES = (place: string): string[] => (place.startsWith('label.') ? ANY : []);
const ANY = ['name', 'count', 'title', 'price', 'day', 'days', 'number', 'email'];

/** Checks everything public by all rules. Where the settings say so, products that are blocked go off sale. */
export async function guardShop(db: Db, guarding: Guarding): Promise<GuardedShop> {
  const { products, held, released, findings } = await guardCatalogue(db, guarding);
  const places = await guardPlaces(db, guarding);
  const labels = (await selectLabelDifferences(db)).map((one) => ({ ...findingOf(one), field: `product.${one.code}.${one.field}` }));
  const named = findings.map(({ product, field, ...rest }) => ({ ...rest, field: `product.${product}.${field}` }));
  return { products, texts: places.texts, held, released, findings: [...named, ...labels, ...places.findings] };
}
