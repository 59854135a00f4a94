/** An element: its name, and a text or child elements; `null` and empty texts omit it. */
export type Xml = { name: string; attributes?: Readonly<Record<string, string>>; content: string | readonly (Xml | null)[] };

export const el = (name: string, content: string | readonly (Xml | null)[], attributes: Readonly<Record<string, string>> = {}): Xml => ({
  name,
  content,
  attributes,
});
/** `null` for an absent text: empty elements are not allowed (UBL, rule IND5). */
export const textEl = (name: string, text: string | null | undefined, attributes: Readonly<Record<string, string>> = {}): Xml | null =>
  text === null || text === undefined || clean(text) === '' ? null : el(name, text, attributes);
export const group = (name: string, children: readonly (Xml | null)[]): Xml | null => (children.some((one) => one !== null) ? el(name, children) : null);

export const writeXml = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`;

function written({ name, attributes = {}, content }: Xml): string {
  const open = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`;
  const inner = typeof content === 'string' ? escaped(clean(content)) : content.map((one) => (one ? written(one) : '')).join('');
  return `<${open}>${inner}</${name}>`;
}

/** Removes characters that XML 1.0 forbids, and bidirectional characters that could mislead a reader. */
const clean = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/\p{Bidi_Control}/gu, '')
    .trim();

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&apos;');
