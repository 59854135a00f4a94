import { OPENED_GRADES } from '@vitrina/contract/values/opened-grades';
import { cleanText } from './clean-text.ts';
import { readEan } from './ean.ts';
import { FieldReader } from './field-reader.ts';
import type { CheckedLine, ImportRecord } from './import-record.ts';
import { languageOf } from './language-of.ts';
import { marketPrices, type Rates } from './market-prices.ts';
import { offerOf } from './offer-of.ts';
import { packageOf } from './package-of.ts';
import { readLawFacts } from './read-law-facts.ts';
import { productCode } from './product-code.ts';
import { releasedOn } from './released-on.ts';

const MAX_EANS = 200;

/** Checks one line of a catalogue file. A line is accepted or rejected as a whole, and a rejected one names every faulty field. */
export function checkLine(text: string, rates: Rates): CheckedLine {
  const row = parse(text);
  if (typeof row === 'string') return { problems: [row] };
  const fields = new FieldReader(row);
  const source = fields.required('source', 100);
  const sourceId = fields.required('source_id', 200);
  const lawFacts = readLawFacts(fields);
  const record: ImportRecord = {
    key: `${source}|${sourceId}`,
    code: productCode(source, sourceId),
    title: fields.required('title', 500),
    ...eansOf(fields),
    mpn: fields.cutText('mpn', 120),
    brand: brandOf(fields.text('brand', 120)),
    categoryPath: fields.list('category_path', { maxLength: 120, required: true }),
    price: priceOf(fields, rates),
    description: fields.lines('description', 20_000),
    short: fields.lines('short_description', 5_000),
    attributes: [...fields.attributes('attributes'), ...lawFacts.attributes],
    released: dateOf(fields, 'released'),
    restock: dateOf(fields, 'restock'),
    package: packageOf(fields),
    language: languageOf(fields.text('language', 20)),
    ...offerOf(fields),
    ...relationsOf(fields, source),
    visible: fields.flag('visible') ?? true,
    adult: fields.flag('adult') ?? false,
    ...conditionOf(fields, source),
    skus: fields.list('skus', { maxLength: 120, required: false }),
    images: picturesOf(fields),
    energyClass: lawFacts.energyClass,
    law: lawFacts.law,
  };
  return fields.problems.length > 0 ? { problems: fields.problems } : { record, notes: fields.notes };
}

function parse(text: string): Record<string, unknown> | string {
  try {
    const row: unknown = JSON.parse(text);
    return typeof row === 'object' && row !== null && !Array.isArray(row) ? (row as Record<string, unknown>) : 'not a JSON object';
  } catch (error) {
    return `not JSON: ${cleanText((error as Error).message).slice(0, 120)}`;
  }
}

const MAX_PICTURES = 50;

/** Older lines have a single picture in `image_url`. */
function picturesOf(fields: FieldReader): string[] {
  const listed = fields.list('images', { maxLength: 2000, required: false });
  const single = listed.length === 0 ? fields.text('image_url', 2000) : null;
  if (listed.length > MAX_PICTURES) fields.notes.push(`images: only the first ${MAX_PICTURES} of ${listed.length} kept`);
  return [...new Set([...listed.slice(0, MAX_PICTURES), ...(single ? [single] : [])])];
}

/** An opened piece refers to the new product by its id in the same source; its condition is never `new`. */
function conditionOf(fields: FieldReader, source: string): Pick<ImportRecord, 'condition' | 'opened'> {
  const condition = fields.oneOf('condition', ['new', 'open-box', 'refurbished']);
  const of = fields.text('opened_of', 200);
  const grade = fields.oneOf('opened_grade', OPENED_GRADES);
  if (of === null) return { condition: condition ?? 'new', opened: null };
  if (condition === 'new') fields.problems.push('opened_of: an opened piece is not new; `condition` must say so');
  if (grade === null) fields.problems.push(`opened_grade: missing beside opened_of; one of ${OPENED_GRADES.join(', ')}`);
  return { condition: condition ?? 'open-box', opened: { of: productCode(source, of), grade: grade ?? 'marked' } };
}

function relationsOf(fields: FieldReader, source: string): Pick<ImportRecord, 'variantOf' | 'options' | 'related'> {
  const parent = fields.text('variant_of', 200);
  return {
    variantOf: parent === null ? null : { key: `${source}|${parent}`, code: productCode(source, parent) },
    options: fields.list('options', { maxLength: 120, required: false }).slice(0, 5),
    related: fields
      .list('related', { maxLength: 200, required: false })
      .slice(0, 50)
      .map((id) => `${source}|${id}`),
  };
}

/** Invalid EANs are left out: the product can be sold without one. */
function eansOf(fields: FieldReader): { ean: string | null; eans: string[] } {
  const read = (text: string): string[] => {
    const ean = readEan(text);
    if (!ean) fields.notes.push(`ean ${text.slice(0, 40)}: wrong check digit or length, left out`);
    return ean ? [ean] : [];
  };
  const first = fields.text('ean', 200);
  const ean = first === null ? null : (read(first)[0] ?? null);
  const others = fields.list('eans', { maxLength: 200, required: false });
  if (others.length > MAX_EANS) fields.notes.push(`eans: only the first ${MAX_EANS} of ${others.length} kept`);
  return { ean, eans: [...new Set(others.slice(0, MAX_EANS).flatMap(read))].filter((other) => other !== ean) };
}

/** Legal form at the end of a brand's name: `HP Inc.` is HP. */
const LEGAL_FORM = /,?\s+(?:inc|ltd|llc|gmbh|corp|corporation|s\.?p\.?a|d\.\s?o\.\s?o|d\.\s?d)\.?$/i;

/** Returns the brand; feeds write a placeholder character for an unknown brand. */
function brandOf(statedBrand: string | null): string | null {
  const brand = statedBrand?.replace(LEGAL_FORM, '') ?? '';
  return /[\p{L}\p{N}]/u.test(brand) && !/^(?:n\/a|none|unknown|null)$/i.test(brand) ? brand : null;
}

function priceOf(fields: FieldReader, rates: Rates): ImportRecord['price'] {
  const amount = fields.number('price');
  const currency = fields.text('currency', 10)?.toUpperCase() ?? null;
  if (amount === null) return null;
  const problem =
    amount <= 0
      ? 'price: must be above 0'
      : currency === null
        ? 'currency: missing beside a price; `currency: EUR` in the profile tells it for all'
        : problemOf(marketPrices(amount, currency, rates));
  if (problem) fields.problems.push(problem);
  return currency === null ? null : { amount, currency };
}

const problemOf = (prices: ReturnType<typeof marketPrices>): string | null => ('problem' in prices ? prices.problem : null);

const WHOLE_DATE = 10;

function dateOf(fields: FieldReader, field: 'released' | 'restock'): string | null {
  const text = fields.text(field, 40);
  // A year is a date of release, not of restocking.
  const date = text === null || (field === 'restock' && text.trim().length < WHOLE_DATE) ? null : releasedOn(text);
  if (text !== null && date === null) fields.notes.push(`${field} ${text}: no date, left out`);
  return date;
}
