import { slugify } from '@vitrina/contract/values/slug';

export interface Heading {
  id: string;
  title: string;
}

interface AnchorOptions {
  /** True: ids are numbers (`t-1`) instead of words of the heading. */
  numbered?: boolean;
  /** True: headings take the focus when a link leads to them. */
  focusable?: boolean;
}

const H2 = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g;

/** Gives every h2 of a sanitized text an id, keeping an existing one, and lists them for a table of contents. Ids of texts begin with `t-`. */
export function withAnchors(html: string, { numbered = false, focusable = false }: AnchorOptions = {}): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const usedIds = new Set<string>();
  const anchored = html.replace(H2, (_, own: string | undefined, inner: string) => {
    const title = plainTitle(inner);
    const baseId = own || `t-${numbered ? headings.length + 1 : slugify(title) || 'x'}`;
    let id = baseId;
    for (let n = 2; usedIds.has(id); n += 1) id = `${baseId}-${n}`;
    usedIds.add(id);
    headings.push({ id, title });
    return `<h2 id="${id}"${focusable ? ' tabindex="-1"' : ''}>${inner}</h2>`;
  });
  return { html: anchored, headings };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const plainTitle = (inner: string): string =>
  inner
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
