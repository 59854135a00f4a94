import type { CsvRecord } from '../csv-records.ts';
import { fieldName, type Item } from './item.ts';

const LISTS = new Set(['additional_image_link', 'product_highlight']);

/** Fields with subfields, in their order in a cell. */
const PARTS = {
  certification: ['certification_authority', 'certification_name', 'certification_code'],
  structured_title: ['digital_source_type', 'content'],
  structured_description: ['digital_source_type', 'content'],
} as const;

/** Reads the rows of a tabular feed as items. Lists are separated by commas in one cell; details are `section:name:value`. */
export async function* tableItems(records: AsyncIterable<CsvRecord>, names: readonly string[]): AsyncGenerator<Item> {
  const fields = names.map((name) => fieldName(name.replace(/\(.*\)$/, '')));
  for await (const { line, cells } of records) {
    const item: Item = { line, fields: new Map(), groups: [] };
    for (const [i, field] of fields.entries()) {
      const value = cells[i]?.trim() ?? '';
      if (value === '') continue;
      if (field === 'product_detail') item.groups.push(...detailsIn(value));
      else if (field in PARTS) item.groups.push(...groupsIn(field as keyof typeof PARTS, value));
      else item.fields.set(field, [...(item.fields.get(field) ?? []), ...(LISTS.has(field) ? value.split(/\s*,\s*/) : [value])]);
    }
    yield item;
  }
}

const detailsIn = (text: string): Item['groups'] =>
  text.split(/\s*,\s*(?=[^,:]*:[^,:]*:)/).flatMap((detail) => {
    const [section = '', name = '', ...value] = detail.split(':');
    const parts = new Map([
      ['section_name', section.trim()],
      ['attribute_name', name.trim()],
      ['attribute_value', value.join(':').trim()],
    ]);
    return name.trim() && value.length > 0 ? [{ name: 'product_detail', parts }] : [];
  });

/** Parses `EC:EPREL:123456`, several separated by commas; the last part of a text may contain colons, and is quoted. */
function groupsIn(name: keyof typeof PARTS, text: string): Item['groups'] {
  const titles = PARTS[name];
  return (name === 'certification' ? text.split(/\s*,\s*/) : [text]).map((part) => {
    const cells = part.split(':');
    const values = [...cells.slice(0, titles.length - 1), cells.slice(titles.length - 1).join(':')];
    return { name, parts: new Map(titles.map((title, i) => [title, (values[i] ?? '').trim().replace(/^"(.*)"$/s, '$1')])) };
  });
}
