import { guardSettings, type PlaceFinding } from '@vitrina/contract/law/guard-settings';
import { guardText } from '@vitrina/contract/law/guard-texts';
import { unsetDelivery } from '@vitrina/contract/law/unset-delivery';
import { vatRatesOf } from '@vitrina/contract/law/vat-rates-of';
import type { Settings } from '@vitrina/contract/settings/settings';
import { dayIn } from '@vitrina/contract/values/date';
import type { Db } from '../db/index.ts';
import { type Among, FIGURES, type Guarding, TimeSlice } from '../modules/catalogue/index.ts';
import { readDocuments } from '../modules/settings/index.ts';
import { missingLegalPages } from '../unready-places.ts';
import type { StoredFinding } from './finding-queries.ts';
import { type PublicText, selectPlaceTexts, selectProductTexts } from './guardian-queries.ts';

const judgeText = (text: PublicText, settings: Settings): PlaceFinding[] =>
  guardText({ ...text, figures: [...FIGURES, ...ownFigures(text.place)], vatRates: vatRatesOf(settings, text.lang) ?? [] });

/** Interface texts contain placeholders for their values: `{name}`. */
const ownFigures = (place: string): string[] => (place.startsWith('label.') ? ANY : []);
const ANY = ['name', 'count', 'title', 'price', 'day', 'days', 'number', 'email'];

/** Some hundred texts take a tenth of a second, so requests are served between batches. */
async function judgeEach<T extends PublicText>(texts: readonly T[], settings: Settings): Promise<[T, PlaceFinding[]][]> {
  const judged: [T, PlaceFinding[]][] = [];
  const slice = new TimeSlice();
  for (const text of texts) {
    judged.push([text, judgeText(text, settings)]);
    if (slice.isOver) await slice.next();
  }
  return judged;
}

interface JudgedTexts {
  texts: number;
  findings: StoredFinding[];
}

/** Checks settings, all public texts except those of products, and missing pages. */
export async function judgePlaces(db: Db, { settings, now }: Guarding): Promise<JudgedTexts> {
  const texts = await selectPlaceTexts(db);
  const stored = await readDocuments(db);
  const findings = [
    ...guardSettings(settings, dayIn(now, settings.shop.timeZone)),
    ...unsetDelivery((group) => stored[group].version > 0),
    ...(await missingLegalPages(db, settings)).map(({ finding }) => finding),
    ...(await judgeEach(texts, settings)).flatMap(([, found]) => found),
  ];
  return { texts: texts.length, findings: findings.map((finding) => ({ ...finding, product_id: null })) };
}

/** Checks texts of products. */
export async function judgeProductTexts(db: Db, among: Among, { settings }: Guarding): Promise<JudgedTexts & { last: number }> {
  const texts = await selectProductTexts(db, among);
  const judged = await judgeEach(texts, settings);
  const findings = judged.flatMap(([{ product_id }, found]) => found.map((finding) => ({ ...finding, product_id })));
  return { texts: texts.length, findings, last: Math.max(0, ...texts.map(({ product_id }) => product_id)) };
}
