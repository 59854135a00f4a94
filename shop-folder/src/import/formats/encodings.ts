/** Encodings of older European tables, and UTF-8. They cannot be detected from the bytes, so the encoding must be stated. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'windows-1252', 'iso-8859-2', 'iso-8859-15'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const isEncoding = (name: string): name is Encoding => (ENCODINGS as readonly string[]).includes(name);

/** Returns the encoding declared by an XML file; `null`: none, or one that is not supported. */
export function declaredEncoding(beginning: string): Encoding | null {
  const name = /^\ufeff?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(beginning)?.[1]?.toLowerCase() ?? '';
  return isEncoding(name) ? name : null;
}
