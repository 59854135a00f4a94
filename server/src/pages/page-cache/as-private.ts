import type { PageEntry } from './page-entry.ts';

/** An entry for one visitor, which no shared cache may store. */
export function asPrivate(entry: PageEntry): PageEntry {
  const headers: string[] = [];
  for (let i = 0; i < entry.headers.length; i += 2)
    if (entry.headers[i]?.toLowerCase() !== 'cache-control') headers.push(entry.headers[i] as string, entry.headers[i + 1] as string);
  return { ...entry, headers: [...headers, 'Cache-Control', 'private, no-store'] };
}
