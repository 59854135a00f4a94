import { bare, type SourceDefaults, type SourceLine } from '../source-row.ts';
import type { Item } from './item.ts';
import { itemRow } from './item-row.ts';
import { VariantGroups } from './variant-groups.ts';

/** Fields of variants only: the configurable product has no price, codes or stock. */
const OF_VARIANTS = ['ean', 'eans', 'mpn', 'price', 'price_from', 'currency', 'stock', 'availability'] as const;

/** Reads a Google Merchant feed. A first pass finds the items that are variants of one product. */
export async function* readMerchant(open: () => AsyncIterable<Item>, defaults: SourceDefaults): AsyncGenerator<SourceLine> {
  const groups = new VariantGroups();
  for await (const item of open()) groups.note(item);
  const startedGroups = new Set<string>();
  for await (const item of open()) {
    if (item.problem !== undefined) {
      yield { number: item.line, problem: item.problem };
      continue;
    }
    const row = itemRow(item, defaults);
    const group = groups.of(item);
    if (!group) {
      yield { number: item.line, row };
      continue;
    }
    const parentId = `group:${group.id}`;
    if (!startedGroups.has(group.id)) {
      startedGroups.add(group.id);
      const attributes = Object.fromEntries(Object.entries(row.attributes as Record<string, unknown>).filter(([name]) => !group.options.includes(name)));
      const own = Object.fromEntries(OF_VARIANTS.map((name) => [name, null]));
      yield { number: item.line, row: bare({ ...row, ...own, source_id: parentId, title: group.title, options: group.options, attributes }) };
    }
    yield { number: item.line, row: { ...row, variant_of: parentId } };
  }
}
