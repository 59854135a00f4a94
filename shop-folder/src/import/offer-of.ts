import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';
import type { FieldReader } from './field-reader.ts';
import type { ImportRecord } from './import-record.ts';
import { BY_LOCATION, UNCOUNTED } from './report.ts';

const MOST_PIECES = 1_000_000;
const AVAILABILITIES = ['in_stock', 'out_of_stock', 'backorder', 'preorder', 'discontinued'] as const;

type Offer = Pick<ImportRecord, 'stock' | 'availability' | 'markets' | 'marketPrices' | 'priceFrom'>;

/** Stock and prices by market. Missing data is not invented: without a stated stock there is none. */
export function offerOf(fields: FieldReader): Offer {
  const availability = fields.oneOf('availability', AVAILABILITIES);
  const stock = stockOf(fields);
  if (availability === 'in_stock' && stock === null) fields.notes.push(`${UNCOUNTED}: it cannot be ordered from stock`);
  if (stock === null && fields.flag('stock_by_location')) fields.notes.push(`${BY_LOCATION}: nothing is in stock`);
  return { stock, availability, markets: marketsOf(fields), marketPrices: pricesOf(fields), priceFrom: momentOf(fields, 'price_from') };
}

function stockOf(fields: FieldReader): ImportRecord['stock'] {
  const value = fields.raw('stock');
  if (value === null) return null;
  const isPieces = (pieces: unknown): pieces is number => Number.isInteger(pieces) && (pieces as number) >= 0 && (pieces as number) <= MOST_PIECES;
  if (isPieces(value)) return value;
  const places = typeof value === 'object' && !Array.isArray(value) ? Object.entries(value) : null;
  if (places?.every(([, pieces]) => isPieces(pieces))) return Object.fromEntries(places) as Record<string, number>;
  fields.problems.push(`stock: whole pieces from 0 to ${MOST_PIECES}, by the code of a warehouse, are needed`);
  return null;
}

function marketsOf(fields: FieldReader): LanguageCode[] | null {
  const listed = fields.list('markets', { maxLength: 2, required: false });
  const wrong = listed.filter((market) => !isLanguageCode(market));
  if (wrong.length > 0) fields.problems.push(`markets: ${wrong.join(', ')}: no market of the shop`);
  return listed.length === 0 ? null : listed.filter(isLanguageCode);
}

/** `{"hr": 12.99}` or `{"hr": {"amount": 12.99, "from": "2026-11-01"}}`. */
function pricesOf(fields: FieldReader): Offer['marketPrices'] {
  return Object.fromEntries(
    Object.entries(fields.object('prices')).flatMap(([market, value]) => {
      const priceEntry = typeof value === 'number' ? { amount: value } : ((value ?? {}) as { amount?: unknown; from?: unknown });
      const from = priceEntry.from == null ? null : readMoment(priceEntry.from);
      const isGood = isLanguageCode(market) && typeof priceEntry.amount === 'number' && priceEntry.amount > 0 && (priceEntry.from == null || from !== null);
      if (!isGood) fields.problems.push(`prices.${market.slice(0, 10)}: a market of the shop, an amount above 0 and perhaps a day are needed`);
      return isGood ? [[market, { amount: priceEntry.amount, from }]] : [];
    }),
  );
}

function momentOf(fields: FieldReader, field: string): string | null {
  const text = fields.text(field, 40);
  const moment = text === null ? null : readMoment(text);
  if (text !== null && moment === null) fields.notes.push(`${field} ${text}: no day, left out`);
  return moment;
}

function readMoment(value: unknown): string | null {
  const time = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
