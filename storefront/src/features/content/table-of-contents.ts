import { slugify } from '@vitrina/contract/values/slug';

export interface Heading {
  id: string;
  title: string;
}

const H2 = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g;

/** Gives every h2 of a sanitized text an id, and tells what they are, for a table of contents. Ids of texts begin with `t-`. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const anchored = html.replace(H2, (_, own: string | undefined, inner: string) => {
    const title = plain(inner);
    const wanted = own ?? `t-${slugify(title) || 'x'}`;
    let id = wanted;
    for (let n = 2; taken.has(id); n += 1) id = `${wanted}-${n}`;
    taken.add(id);
    headings.push({ id, title });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' };
const plain = (inner: string): string => inner.replace(/<[^>]+>/g, '').replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] as string);
