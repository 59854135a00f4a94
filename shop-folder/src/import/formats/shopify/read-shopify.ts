import type { CsvRecord } from '../csv-records.ts';
import { columnReader, Header } from '../header.ts';
import type { SourceDefaults, SourceLine } from '../source-row.ts';
import { metafieldsOf, SHOPIFY_COLUMNS } from './columns.ts';
import { productRows } from './product-rows.ts';

/** Maximum of rows of a product, one for each variant and picture; no Shopify shop has more. */
const MOST_ROWS = 3000;

/** Reads Shopify's product CSV: the rows of a product are adjacent and share a handle; only the first has its title and texts. */
export async function* readShopify(records: AsyncIterable<CsvRecord>, names: readonly string[], defaults: SourceDefaults): AsyncGenerator<SourceLine> {
  const read = columnReader(new Header(names), SHOPIFY_COLUMNS);
  const table = { read, names, metafields: metafieldsOf(names), defaults };
  const seen = new Set<string>();
  let group: CsvRecord[] = [];
  for await (const record of records) {
    const handle = read(record.cells, 'handle');
    if (group.length > 0 && handle === read((group[0] as CsvRecord).cells, 'handle') && handle !== '' && group.length < MOST_ROWS) {
      group.push(record);
      continue;
    }
    if (group.length > 0) yield* productRows(group, table);
    group = [];
    if (handle === '') yield { number: record.line, problem: 'handle: missing' };
    else if (seen.has(handle)) yield { number: record.line, problem: `handle ${handle.slice(0, 60)}: its rows must stand together, as Shopify writes them` };
    else group = [record];
    seen.add(handle);
  }
  if (group.length > 0) yield* productRows(group, table);
}
