import type { CsvRecord } from '../csv-records.ts';
import { columnReader, Header } from '../header.ts';
import type { SourceDefaults, SourceLine } from '../source-row.ts';
import { WOO_COLUMNS, wooColumns } from './columns.ts';
import { isKind, type Parent, productRow, type WooTable } from './product-row.ts';

/** Reads WooCommerce's product CSV. A first pass collects the products that others refer to by number or code: parents and related products. */
export async function* readWooCommerce(open: () => AsyncIterable<CsvRecord>, names: readonly string[], defaults: SourceDefaults): AsyncGenerator<SourceLine> {
  const read = columnReader(new Header(names), WOO_COLUMNS);
  const table: WooTable = { read, names, columns: wooColumns(names), defaults, ids: new Map(), parents: new Map() };
  for await (const record of open()) note(record, table);
  for await (const record of open()) yield productRow(record, table);
}

function note({ cells }: CsvRecord, { read, columns, ids, parents }: WooTable): void {
  const [id, sku] = [read(cells, 'id'), read(cells, 'sku')];
  const sourceId = id || sku;
  if (sourceId === '') return;
  if (id) ids.set(`id:${id}`, sourceId);
  if (sku) ids.set(sku, sourceId);
  if (!isKind(read(cells, 'type'), 'variable')) return;
  const parent: Parent = {
    sourceId,
    title: read(cells, 'name'),
    categories: read(cells, 'categories'),
    brand: read(cells, 'brands'),
    description: read(cells, 'description') || read(cells, 'shortDescription'),
    images: read(cells, 'images'),
    attributes: columns.attributes.map((column) => [cells[column.name]?.trim() ?? '', cells[column.values]?.trim() ?? '']),
    options: [],
  };
  parents.set(sourceId, parent);
}
