import type { AttributeData } from '@vitrina/backend/seed';
import { foldTitle } from './fold-title.ts';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { slugify } from '@vitrina/contract/values/slug';
import { toLatin } from '@vitrina/contract/values/to-latin';
import { attributeName, type AttributeName } from './attribute-name.ts';
import { ATTRIBUTE_TITLES } from './attribute-titles.ts';
import { commonTitles, commonValue } from './common-values.ts';
import { convertible } from './measure.ts';
import type { Titles } from './titles.ts';
import type { ValueKinds } from './value-kinds.ts';

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

/** Prefix of the codes of attributes created by imports. */
export const ATTRIBUTE_PREFIX = 'i_';

/** A text without any of these characters yields no code for addresses. */
const IN_ADDRESSES = /[a-z0-9]/i;

export interface ChoiceValue {
  attribute_code: string;
  code: string;
  titles: Titles;
}

/** Resolution of a feed's attribute name to an attribute of the shop. */
export interface JoinedName extends AttributeName {
  /** Code of the import's own attribute of that name. */
  own: string;
  /** Unit of numbers in the feed; `unit` is that of the shop's attribute. */
  sourceUnit: string | null;
}

/**
 * Finds the shop's own attribute with an equal title and a convertible unit, so that imported products appear in existing filters, and the
 * shop's own value with an equal title. If the shop has none, the import creates its own.
 */
export class JoinedAttributes {
  readonly #byTitle = new Map<string, ShopAttribute[]>();
  readonly #byCode = new Map<string, ShopAttribute>();
  readonly #values = new Map<string, string>();
  /** Units of attributes created by imports, by code. */
  readonly #units = new Map<string, string | null>();
  /** Resolved names by language and name. */
  readonly #resolved = new Map<LanguageCode, Map<string, JoinedName>>();
  readonly #kinds: ValueKinds;

  constructor(attributes: Iterable<ShopAttribute>, values: Iterable<ShopValue>, kinds: ValueKinds) {
    this.#kinds = kinds;
    for (const attribute of attributes) {
      if (attribute.code.startsWith(ATTRIBUTE_PREFIX)) {
        this.#units.set(attribute.code, unitOf(attribute));
        continue;
      }
      this.#byCode.set(attribute.code, attribute);
      for (const title of new Set(Object.values(attribute.titles).map(foldTitle))) this.#byTitle.set(title, [...(this.#byTitle.get(title) ?? []), attribute]);
    }
    for (const { attribute_code, code, titles } of values)
      if (this.#byCode.has(attribute_code))
        for (const title of [code, ...Object.values(titles)]) this.#values.set(`${attribute_code}|${foldTitle(title)}`, code);
  }

  /** Returns the attribute for a name in a feed. */
  resolve(name: string, language: LanguageCode): JoinedName {
    const resolved = this.#resolved.get(language) ?? new Map<string, JoinedName>();
    this.#resolved.set(language, resolved);
    const cached = resolved.get(name);
    if (cached) return cached;
    const joined = this.#join(name, language);
    resolved.set(name, joined);
    return joined;
  }

  #join(name: string, language: LanguageCode): JoinedName {
    const own = attributeName(name, language);
    const sourceUnit = own.unit ?? this.#kinds.unitOf(own.code);
    const shops = this.#shopsOwn(own.title, sourceUnit);
    const createdUnit = this.#units.get(own.code);
    const joined = { ...own, own: own.code, sourceUnit };
    return shops
      ? { ...joined, code: shops.code, unit: unitOf(shops) }
      : { ...joined, unit: own.unit ?? (createdUnit === undefined ? sourceUnit : createdUnit) };
  }

  /** Returns the shop's attribute with one of these titles; among several, the one with this unit. */
  #shopsOwn(title: string, unit: string | null): ShopAttribute | undefined {
    const titles = new Set([title, ...Object.values(ATTRIBUTE_TITLES.get(title.toLowerCase()) ?? {})].map(foldTitle));
    const named = [...titles].flatMap((one) => this.#byTitle.get(one) ?? []);
    const isNear = (other: string | null): boolean => unit !== null && other !== null && convertible(unit, other);
    return named.find((one) => unitOf(one) === unit) ?? named.find((one) => isNear(unitOf(one)));
  }

  /** Returns the attribute for a value: the import's own if the type of the shop's does not fit. */
  place({ code, title, own }: JoinedName, data: AttributeData): { code: string; data: AttributeData } {
    const attribute = this.#byCode.get(code);
    if (!attribute) return { code, data: inCommonWords(title, data) };
    if (!fits(attribute.type, data)) return { code: own, data };
    if (attribute.type !== 'choice') return { code, data };
    return { code, data: Array.isArray(data) ? data.map((part) => this.#value({ code, title }, part)) : this.#value({ code, title }, data as string) };
  }

  /** Values in the files that the shop's choice attribute lacks. */
  newValues(attribute: AttributeName, words: readonly string[]): ChoiceValue[] {
    const { code, title } = this.resolve(attribute.unit === null ? attribute.title : `${attribute.title} (${attribute.unit})`, 'en');
    if (this.#byCode.get(code)?.type !== 'choice') return [];
    const rows = words.flatMap((word) => {
      if (this.#known({ code, title }, word) !== undefined || !IN_ADDRESSES.test(toLatin(word).normalize('NFD'))) return [];
      const common = commonValue(title, word);
      return [{ attribute_code: code, code: common ?? slugify(word), titles: commonTitles(title, word) ?? { [attribute.language]: word } }];
    });
    return [...new Map(rows.map((row) => [row.code, row])).values()];
  }

  #value(attribute: { code: string; title: string }, data: string | number): string {
    const word = String(data);
    return this.#known(attribute, word) ?? word;
  }

  /** Returns the code of a value by its word, or by a translation of it. */
  #known({ code, title }: { code: string; title: string }, word: string): string | undefined {
    const words = [word, ...Object.values(commonTitles(title, word) ?? {})];
    return words.map((one) => this.#values.get(`${code}|${foldTitle(one)}`)).find((one) => one !== undefined);
  }
}

/** Units are symbols, equal in most languages; a shop without English has no English one. */
const unitOf = ({ units }: ShopAttribute): string | null => units?.en ?? Object.values(units ?? {})[0] ?? null;

/** Replaces values with known translations by their codes. */
function inCommonWords(title: string, data: AttributeData): AttributeData {
  const known = (part: string | number) => (typeof part === 'string' ? (commonValue(title, part) ?? part) : part);
  if (Array.isArray(data)) return [...new Set(data.map(known))];
  return typeof data === 'string' ? known(data) : data;
}

function fits(type: ShopAttribute['type'], data: AttributeData): boolean {
  if (type === 'number') return typeof data === 'number';
  if (type === 'flag') return typeof data === 'boolean';
  return typeof data === 'string' || (Array.isArray(data) && data.every((part) => typeof part === 'string'));
}
