import { type AttributeName, attributeName } from './attribute-name.ts';
import { attributeValue } from './attribute-value.ts';
import { BrandSpellings } from './brand-names.ts';
import type { FoundPath } from './categories/map-categories.ts';
import { checkLine } from './check-line.ts';
import type { ImportRecord } from './import-record.ts';
import type { SourceOptions } from './formats/source-lines.ts';
import { linesOfFiles, type PlacedLine } from './lines-of-files.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Rates } from './market-prices.ts';
import { pathKey } from './plan-categories.ts';
import { ValueKinds } from './value-kinds.ts';
import { ValueSpellings } from './value-spellings.ts';

/** Facts about all valid lines together. Its size grows with brands, categories and attributes, and by a few words per line. */
export interface Survey {
  /** Ordinal of the last valid line of each product, by key: the last line takes effect. */
  last: Map<string, number>;
  /** Keys of products that are variants of others. */
  variants: Set<string>;
  /** Keys that yield each code. */
  claims: Map<string, string[]>;
  /** Category paths as in the files. */
  paths: Map<string, FoundPath>;
  brands: BrandSpellings;
  attributes: Map<string, AttributeName>;
  spellings: ValueSpellings;
  kinds: ValueKinds;
}

/** Reads all files before anything is written: the usual spelling of a brand is known only at the end. */
export async function survey(
  files: readonly string[],
  { rates, source }: { rates: Rates; source: SourceOptions },
  onLine: (placed: PlacedLine) => void,
): Promise<Survey> {
  const found: Survey = {
    last: new Map(),
    variants: new Set(),
    claims: new Map(),
    paths: new Map(),
    brands: new BrandSpellings(),
    attributes: new Map(),
    spellings: new ValueSpellings(),
    kinds: new ValueKinds(),
  };
  const names: Names = new Map();
  for await (const placed of linesOfFiles(files, source)) {
    onLine(placed);
    if ('problem' in placed.line) continue;
    const checked = checkLine(placed.line.text, rates);
    if ('problems' in checked) continue;
    note(found, names, checked.record, placed.ordinal);
  }
  return found;
}

/** Codes of attributes by language and name. */
type Names = Map<LanguageCode, Map<string, string>>;

function note(found: Survey, names: Names, record: ImportRecord, ordinal: number): void {
  if (!found.last.has(record.key)) {
    const claims = found.claims.get(record.code);
    if (claims) claims.push(record.key);
    else found.claims.set(record.code, [record.key]);
  }
  found.last.set(record.key, ordinal);
  if (record.variantOf === null) found.variants.delete(record.key);
  else found.variants.add(record.key);
  const key = pathKey(record.categoryPath);
  const known = found.paths.get(key);
  if (known) known.products += 1;
  else found.paths.set(key, { path: record.categoryPath, language: record.language, products: 1 });
  if (record.brand !== null) found.brands.note(record.brand);
  const named = names.get(record.language) ?? new Map<string, string>();
  names.set(record.language, named);
  const codeOf = (name: string): string => {
    const known = named.get(name);
    if (known !== undefined) return known;
    const attribute = attributeName(name, record.language);
    named.set(name, attribute.code);
    if (!found.attributes.has(attribute.code)) found.attributes.set(attribute.code, attribute);
    return attribute.code;
  };
  for (const name of record.options) codeOf(name);
  for (const [name, value] of record.attributes) {
    const code = codeOf(name);
    const read = attributeValue(value);
    if (read === null) continue;
    found.kinds.note(code, read);
    if (typeof read !== 'number' && typeof read !== 'boolean') found.spellings.note(code, read);
  }
}
