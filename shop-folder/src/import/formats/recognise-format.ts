import { delimiterOf, type Delimiter } from './csv-records.ts';
import { foldHeader, Header } from './header.ts';
import { WOO_COLUMNS } from './woocommerce/columns.ts';

export type Format =
  | { kind: 'lines' }
  | { kind: 'merchant-xml' }
  | { kind: 'shopify' | 'shopify-inventory' | 'woocommerce' | 'merchant-table'; delimiter: Delimiter }
  | { kind: 'unknown'; problem: string };

/** Detects a file's format by its first bytes; its name is ignored. */
export function recogniseFormat(beginning: string): Format {
  const text = beginning.replace(/^\ufeff/, '').trimStart();
  if (text.startsWith('{')) return { kind: 'lines' };
  if (text.startsWith('<'))
    return /<(?:rss|feed|channel)[\s>]/i.test(text) || !/<[a-z]/i.test(text) || /<!doctype/i.test(text)
      ? { kind: 'merchant-xml' }
      : unknown('XML that is no RSS or Atom feed');
  const line = headerLine(text);
  const delimiter = delimiterOf(line);
  const header = new Header(cellsOf(line, delimiter));
  if (isInventory(header)) return { kind: 'shopify-inventory', delimiter };
  if (header.has('Handle', 'URL handle') && header.has('Title')) return { kind: 'shopify', delimiter };
  if (isWoo(header)) return { kind: 'woocommerce', delimiter };
  if (header.has('id') && header.has('title', 'structured_title', 'structured title') && header.has('price', 'availability', 'image_link', 'image link'))
    return { kind: 'merchant-table', delimiter };
  return unknown(`a table whose columns are ${header.names.slice(0, 6).join(', ').slice(0, 120) || 'not named'}`);
}

const unknown = (what: string): Format => ({
  kind: 'unknown',
  problem: `${what}: lines of JSON, Shopify's or WooCommerce's product CSV or a Google Merchant feed are needed`,
});

/** True for Shopify's inventory export: a location in each row, or a column for each location. */
const isInventory = (header: Header): boolean =>
  header.has('Handle', 'URL handle') &&
  (header.has('Location') || (header.has('SKU') && header.has('HS Code', 'COO') && !header.has('Price', 'Variant Price', 'Vendor', 'Status')));

function isWoo(header: Header): boolean {
  const known = Object.values<readonly string[]>(WOO_COLUMNS).filter((names) => header.has(...names)).length;
  return header.has('ID') && header.has(...WOO_COLUMNS.type) && known >= 6;
}

/** Text up to the first line break outside quotes. */
function headerLine(text: string): string {
  let isQuoted = false;
  for (let i = 0; i < text.length; i += 1) {
    if (text[i] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[i] === '\n' || text[i] === '\r')) return text.slice(0, i);
  }
  return text;
}

const cellsOf = (line: string, delimiter: Delimiter): string[] =>
  line.split(delimiter).map((cell) => foldHeader(cell.replace(/^\s*"|"\s*$/g, '').replaceAll('""', '"')));
