import type { AttributeData } from '@vitrina/backend/seed';
import { foldTitle } from './categories/category-tree.ts';
import { attributeName, type AttributeName } from './attribute-name.ts';
import type { Titles } from './titles.ts';

interface ShopAttribute {
  code: string;
  type: 'number' | 'choice' | 'flag' | 'text';
  titles: Titles;
  units: Titles | null;
}
interface ShopValue {
  attribute_code: string;
  code: string;
  titles: Titles;
}

/** Codes of attributes that imports have made begin with this. */
export const ATTRIBUTE_PREFIX = 'i_';

/**
 * Finds the shop's own attribute of the same title and unit, so that an imported product counts in the filters that are
 * there, and the shop's own value of the same title. Where the shop has none, the import makes its own.
 */
export class JoinedAttributes {
  readonly #byTitle = new Map<string, ShopAttribute>();
  readonly #byCode = new Map<string, ShopAttribute>();
  readonly #values = new Map<string, string>();
  readonly #resolved = new Map<string, AttributeName>();

  constructor(attributes: Iterable<ShopAttribute>, values: Iterable<ShopValue>) {
    for (const attribute of attributes) {
      if (attribute.code.startsWith(ATTRIBUTE_PREFIX)) continue;
      this.#byCode.set(attribute.code, attribute);
      for (const title of Object.values(attribute.titles)) {
        const key = `${foldTitle(title)}|${attribute.units?.en ?? ''}`;
        if (!this.#byTitle.has(key)) this.#byTitle.set(key, attribute);
      }
    }
    for (const { attribute_code, code, titles } of values)
      if (this.#byCode.has(attribute_code))
        for (const title of [code, ...Object.values(titles)]) this.#values.set(`${attribute_code}|${foldTitle(title)}`, code);
  }

  /** The attribute a name in a feed stands for. */
  resolve(name: string): AttributeName {
    const known = this.#resolved.get(name);
    if (known) return known;
    const own = attributeName(name);
    const shops = this.#byTitle.get(`${foldTitle(own.title)}|${own.unit ?? ''}`);
    const resolved = shops ? { ...own, code: shops.code } : own;
    this.#resolved.set(name, resolved);
    return resolved;
  }

  /** Where its value would be another kind of thing than the shop's attribute keeps, the import's own attribute has it. */
  place(name: string, data: AttributeData): { code: string; data: AttributeData } {
    const { code } = this.resolve(name);
    const attribute = this.#byCode.get(code);
    if (!attribute) return { code, data };
    if (!fits(attribute.type, data)) return { code: attributeName(name).code, data };
    if (attribute.type !== 'choice') return { code, data };
    return { code, data: Array.isArray(data) ? data.map((part) => this.#value(code, part)) : this.#value(code, data as string) };
  }

  #value(code: string, data: string | number): string {
    const text = String(data);
    return this.#values.get(`${code}|${foldTitle(text)}`) ?? text;
  }
}

function fits(type: ShopAttribute['type'], data: AttributeData): boolean {
  if (type === 'number') return typeof data === 'number';
  if (type === 'flag') return typeof data === 'boolean';
  return typeof data === 'string' || (Array.isArray(data) && data.every((part) => typeof part === 'string'));
}
