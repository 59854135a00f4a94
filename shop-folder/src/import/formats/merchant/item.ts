/** An item of a Google Merchant feed: each field with all its values, and the fields that have fields of their own. */
export interface Item {
  /** Number of its first line in the file. */
  line: number;
  fields: Map<string, string[]>;
  groups: { name: string; parts: Map<string, string> }[];
  /** Reason why it cannot be read. */
  problem?: string;
}

/** Names as Google writes them: `image link` of a table is `image_link`. */
export const fieldName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');

export const fieldOf = ({ fields }: Item, name: string): string => fields.get(name)?.[0] ?? '';

/** A text of the shop, or the one that a machine wrote: it stands in a field of its own, in place of the plain one. */
export const textOf = (item: Item, name: 'title' | 'description'): string =>
  fieldOf(item, name) || (item.groups.find((group) => group.name === `structured_${name}`)?.parts.get('content') ?? '');

/** Long fields are cut off by the check of the line; nothing is as long as this. */
export const MOST_CHARACTERS = 200_000;
