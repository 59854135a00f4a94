/** What old tables of Europe are written in, beside UTF-8: bytes do not tell which, so it has to be said. */
export const ENCODINGS = ['utf-8', 'windows-1250', 'windows-1252', 'iso-8859-2', 'iso-8859-15'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export const isEncoding = (name: string): name is Encoding => (ENCODINGS as readonly string[]).includes(name);

/** What an XML file says that it is written in; `null`: nothing, or an encoding that is not read. */
export function declaredEncoding(beginning: string): Encoding | null {
  const name = /^\ufeff?\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w-]+)["']/.exec(beginning)?.[1]?.toLowerCase() ?? '';
  return isEncoding(name) ? name : null;
}
