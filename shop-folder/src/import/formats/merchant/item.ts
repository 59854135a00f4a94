/** An item of a Google Merchant feed: fields with all their values, and groups, which are fields with subfields. */
export interface Item {
  /** Number of its first line in the file. */
  line: number;
  fields: Map<string, string[]>;
  groups: { name: string; parts: Map<string, string> }[];
  /** Reason why it cannot be read; absent: none. */
  problem?: string;
}

/** Normalizes a field name to Google's spelling: `image link` in a table is `image_link`. */
export const fieldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

export const fieldOf = ({ fields }: Item, name: string): string => fields.get(name)?.[0] ?? '';

/** Title or description of an item. A generated text is in the field `structured_…` instead of the plain one. */
export const textOf = (item: Item, name: 'title' | 'description'): string =>
  fieldOf(item, name) || (item.groups.find((group) => group.name === `structured_${name}`)?.parts.get('content') ?? '');

/** Limit of a field's characters here; the check of the line cuts long fields at lower limits. */
export const MOST_CHARACTERS = 200_000;
