import { pathName } from '../categories/path-name.ts';
import { ownValue } from '../own-value.ts';
import { readDecimal } from '../formats/read-decimal.ts';
import type { SourceRow } from '../formats/source-row.ts';
import type { Profile } from './profile.ts';

const NUMBERS = /^(?:stock|guarantee_months|guarantee_maker_months|guarantee\.months|charging\.(?:min_w|max_w))$/;
const FLAGS = /^(?:charging\.(?:included|usb_pd)|guarantee\.(?:free|whole_good|durability)|data_act\.connected)$/;

/** Applies a supplier's profile to a product: columns unknown to the format, spellings of brands, units, markets. */
export function applyProfile({ cells, ...row }: SourceRow, profile: Profile): SourceRow {
  const read: SourceRow = { ...row };
  for (const [column, field] of Object.entries(profile.columns ?? {})) {
    const text = ownValue(cells as Record<string, string> | undefined, column);
    if (text !== undefined && field !== 'ignore') put(read, field, text);
  }
  const brand = ownValue(profile.brands, String(read.brand ?? ''));
  if (brand !== undefined) read.brand = brand;
  const group = ownValue(profile.groups, pathName((read.category_path as string[] | undefined) ?? []));
  if (group !== undefined && read.group === undefined) read.group = group;
  if (profile.units) read.attributes = withUnits((read.attributes as Record<string, unknown> | undefined) ?? {}, profile.units);
  if (profile.markets && read.price != null) read.markets = profile.markets;
  if (typeof read.stock === 'number' && profile.warehouse) read.stock = { [profile.warehouse]: read.stock };
  if (read.availability === 'in_stock' && read.stock == null && profile.in_stock === 'on_request') read.availability = 'backorder';
  return read;
}

function put(row: SourceRow, field: string, text: string): void {
  const value = NUMBERS.test(field) ? (readDecimal(text) ?? text) : FLAGS.test(field) ? /^(?:1|true|yes|ja|da|sì|si|sí)$/i.test(text) : text;
  const [name, ...rest] = field.split('.');
  const part = rest.join('.');
  if (name === 'attribute') row.attributes = { ...(row.attributes as object | undefined), [part]: value };
  else if (name === 'price') row.prices = { ...(row.prices as object | undefined), [part]: readDecimal(text) ?? text };
  else if (part) row[name as string] = { ...(row[name as string] as object | undefined), [part]: value };
  else row[field] = value;
}

/** `Width: 30` with the unit `cm` is `Width (cm): 30`. */
const withUnits = (attributes: Readonly<Record<string, unknown>>, units: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const unit = ownValue(units, name);
      const number = typeof value === 'string' ? readDecimal(value) : null;
      return unit === undefined ? [name, value] : [`${name} (${unit})`, number ?? value];
    }),
  );
