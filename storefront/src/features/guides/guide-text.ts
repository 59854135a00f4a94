/** A guide's text, split at embedded products: `[product:CODE]` in a paragraph of its own. */
export type TextPart = { kind: 'text'; html: string } | { kind: 'product'; code: string };

const MARKER = /<p[^>]*>\s*\[product:([\w-]{1,60})\]\s*<\/p>/g;
const VOID = new Set(['br', 'hr', 'img']);

/** The parts in order. A marker inside a list, table or quotation is dropped: splitting there would break the markup. */
export function textParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  const push = (text: string) => {
    if (text.trim() !== '') parts.push({ kind: 'text', html: text });
  };
  let before = '';
  for (const { 0: marker, 1: code = '', index } of html.matchAll(MARKER)) {
    before += html.slice(from, index);
    from = index + marker.length;
    if (isInside(before)) continue;
    push(before);
    before = '';
    parts.push({ kind: 'product', code });
  }
  push(before + html.slice(from));
  return parts;
}

/** True if an element is unclosed at the end. */
function isInside(html: string): boolean {
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) if (!VOID.has(name)) depth += slash ? -1 : 1;
  return depth !== 0;
}
