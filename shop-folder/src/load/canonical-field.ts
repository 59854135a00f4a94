import { isLanguageCode, type LanguageCode } from '@vitrina/contract/values/languages';

export type Reads = Partial<Record<LanguageCode, LanguageCode>>;

/** Returns a field without redundancy: texts a language would inherit anyway, and a unit that is equal in all languages. */
export function canonicalField(field: string, value: unknown, reads: Reads): unknown {
  const words = field === 'units' && value !== null ? new Set(Object.values(value as object)) : null;
  return words?.size === 1 ? [...words][0] : canonicalValue(value, reads);
}

function canonicalValue(value: unknown, reads: Reads): unknown {
  if (Array.isArray(value)) return value.map((part) => canonicalValue(part, reads));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  if (entries.length === 0 || !entries.every(([lang, text]) => isLanguageCode(lang) && isText(text)))
    return Object.fromEntries(entries.map(([name, part]) => [name, canonicalValue(part, reads)]));
  const texts = value as Partial<Record<LanguageCode, unknown>>;
  const isRead = (lang: LanguageCode) => reads[lang] !== undefined && JSON.stringify(texts[reads[lang]]) === JSON.stringify(texts[lang]);
  return Object.fromEntries(entries.filter(([lang]) => !isRead(lang as LanguageCode)));
}

/** True for a text, or a list that begins with one, such as a text with its slug; prices by market are numbers. */
const isText = (value: unknown): boolean => typeof value === 'string' || (Array.isArray(value) && typeof value[0] === 'string');
