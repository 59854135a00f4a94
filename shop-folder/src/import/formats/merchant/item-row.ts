import { ownValue } from '../../own-value.ts';
import { readDay } from '../read-day.ts';
import { readDecimal } from '../read-decimal.ts';
import { readMoney } from '../read-price.ts';
import { bare, type SourceDefaults, type SourceRow } from '../source-row.ts';
import { type Item, fieldOf, textOf } from './item.ts';
import { VARIANT_FIELDS } from './variant-groups.ts';

const CONDITIONS: Readonly<Record<string, string>> = { new: 'new', refurbished: 'refurbished', used: 'open-box' };
const CENTIMETRES: Readonly<Record<string, number>> = { cm: 1, in: 2.54 };
const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523 };

/** Converts an item to the fields of our own lines. */
export function itemRow(item: Item, { supplier, statedCurrency, language, now }: SourceDefaults): SourceRow {
  const value = (name: string): string => fieldOf(item, name);
  return bare({
    source: supplier,
    source_id: value('id'),
    title: textOf(item, 'title'),
    description: textOf(item, 'description') || value('summary') || value('content'),
    brand: value('brand'),
    ean: value('gtin'),
    eans: item.fields.get('gtin')?.slice(1) ?? [],
    mpn: value('mpn'),
    category_path: categoryOf(item),
    language: value('content_language') || language,
    images: [...(item.fields.get('image_link')?.slice(0, 1) ?? []), ...(item.fields.get('additional_image_link') ?? [])],
    condition: ownValue(CONDITIONS, value('condition').toLowerCase()),
    availability: availabilityOf(value('availability')),
    stock: readDecimal(value('quantity') || value('sell_on_google_quantity')),
    adult: /^(?:yes|true)$/i.test(value('adult')) || null,
    ...priceOf(item, { now, statedCurrency }),
    ...packageOf(item),
    energy: energyOf(item),
    attributes: attributesOf(item),
    cells: Object.fromEntries([...item.fields].map(([name, values]) => [name, values.join('; ')])),
  });
}

/** Availabilities of older feeds and of feed generators. */
const AVAILABILITIES: Readonly<Record<string, string>> = {
  instock: 'in_stock',
  limited_availability: 'in_stock',
  available_for_order: 'backorder',
  available_for_backorder: 'backorder',
  onbackorder: 'backorder',
  outofstock: 'out_of_stock',
  sold_out: 'out_of_stock',
  pre_order: 'preorder',
};

function availabilityOf(text: string): string {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return ownValue(AVAILABILITIES, word) ?? word;
}

/** The shop's own tree has priority; Google's is a path, or a number that a profile can map. */
function categoryOf(item: Item): string[] {
  const path = fieldOf(item, 'product_type') || fieldOf(item, 'google_product_category');
  return path.split(/\s*>\s*/).filter(Boolean);
}

/** `12.99 EUR`; the sale price while it is in force, with its first day. */
function priceOf(item: Item, { now, statedCurrency }: Pick<SourceDefaults, 'now' | 'statedCurrency'>): Record<string, unknown> {
  const [from, to] = fieldOf(item, 'sale_price_effective_date').split('/').map(readDay);
  const sale = fieldOf(item, 'sale_price');
  const isOn = sale !== '' && (from === undefined || Number.isNaN(from) || (now.getTime() >= from && now.getTime() <= (to ?? Number.POSITIVE_INFINITY)));
  const text = isOn ? sale : fieldOf(item, 'price');
  if (text === '') return {};
  const begins = isOn && from !== undefined && !Number.isNaN(from) ? new Date(from).toISOString() : null;
  const money = readMoney(text);
  return { price: money.amount, currency: money.currency ?? statedCurrency ?? null, price_from: begins };
}

function packageOf(item: Item): Record<string, number> {
  const measure = (name: string, factors: Readonly<Record<string, number>>): number | null => {
    const [, amount, unit = ''] = /^([\d.,]+)\s*([a-z]+)$/i.exec(fieldOf(item, name)) ?? [];
    const factor = ownValue(factors, unit.toLowerCase());
    const number = amount === undefined ? null : readDecimal(amount);
    return number === null || factor === undefined ? null : Number((number * factor).toFixed(4));
  };
  const [weight, ...sides] = [measure('shipping_weight', KILOGRAMS), ...['length', 'width', 'height'].map((side) => measure(`shipping_${side}`, CENTIMETRES))];
  if (weight == null || sides.some((side) => side === null)) return {};
  const [length, width, height] = sides as number[];
  return { package_length_cm: length as number, package_width_cm: width as number, package_height_cm: height as number, package_weight_kg: weight };
}

/** Energy class and scale, and the EPREL number if the item names its certificate; `null`: none. */
function energyOf(item: Item): Record<string, string> | null {
  const certificate = item.groups.find(({ name, parts }) => name === 'certification' && /^eprel$/i.test(parts.get('certification_name') ?? ''));
  const entries = Object.entries({
    class: fieldOf(item, 'energy_efficiency_class'),
    from: fieldOf(item, 'max_energy_efficiency_class'),
    to: fieldOf(item, 'min_energy_efficiency_class'),
    eprel: certificate?.parts.get('certification_code') ?? '',
  }).filter(([, text]) => text !== '');
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

function attributesOf(item: Item): Record<string, unknown> {
  const plain = VARIANT_FIELDS.flatMap(([field, name]) => (fieldOf(item, field) ? [[name, fieldOf(item, field)]] : []));
  const details = item.groups.flatMap(({ name, parts }) => {
    const [title, text] = [parts.get('attribute_name'), parts.get('attribute_value')];
    return name === 'product_detail' && title && text ? [[title, text]] : [];
  });
  return Object.fromEntries([...plain, ...details]) as Record<string, unknown>;
}
