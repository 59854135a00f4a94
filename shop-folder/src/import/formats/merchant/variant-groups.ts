import { type Item, fieldOf, textOf } from './item.ts';

/** Fields in which items of a group may differ, with their names in the shop. */
export const VARIANT_FIELDS: readonly (readonly [field: string, name: string])[] = [
  ['color', 'Colour'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
];

interface Group {
  count: number;
  /** Common beginning of all titles. */
  title: string;
  /** First value by field; `null`: an item lacks it. */
  first: Map<string, string | null>;
  differing: Set<string>;
}

/** Collects the items that are variants of one product. */
export class VariantGroups {
  readonly #groups = new Map<string, Group>();

  note(item: Item): void {
    const id = fieldOf(item, 'item_group_id');
    if (id === '') return;
    const title = textOf(item, 'title');
    const group = this.#groups.get(id) ?? { count: 0, title, first: new Map(), differing: new Set<string>() };
    group.count += 1;
    group.title = sharedBeginning(group.title, title);
    for (const [field] of VARIANT_FIELDS) {
      const value = fieldOf(item, field) || null;
      const before = group.first.get(field);
      if (value === null || before === null) group.first.set(field, null);
      else if (before === undefined) group.first.set(field, value);
      else if (before !== value) group.differing.add(field);
    }
    this.#groups.set(id, group);
  }

  /** Group of an item with the names of the fields in which its members differ; `null`: not a variant. */
  of(item: Item): { id: string; title: string; options: string[] } | null {
    const id = fieldOf(item, 'item_group_id');
    const group = this.#groups.get(id);
    if (!group || group.count < 2) return null;
    const options = VARIANT_FIELDS.flatMap(([field, name]) => (group.differing.has(field) && group.first.get(field) !== null ? [name] : []));
    const title = group.title.replace(/[\s,;:(–-]+$/, '');
    return options.length === 0 ? null : { id, title: title.length >= 8 ? title : textOf(item, 'title'), options };
  }
}

function sharedBeginning(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length === a.length && length === b.length ? a : a.slice(0, length).replace(/[^\s]*$/, '');
}
