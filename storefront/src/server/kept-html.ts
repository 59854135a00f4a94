import type { CachedPartProps } from '../ui/cached-part.tsx';

export interface KeptHtml {
  of: readonly unknown[];
  html: string;
  /** Preload links of its pictures, with their keys. */
  preloads: readonly (readonly [key: string, link: string])[];
}

/** HTML by the first input of a part, such as the labels of a language, and by the part's name. */
const parts = new WeakMap<object, Map<string, KeptHtml>>();

/** Returns the cached HTML of a part rendered from identical inputs; `null`: none. */
export function keptHtml({ name, of }: CachedPartProps): KeptHtml | null {
  const known = parts.get(of[0])?.get(name);
  return known !== undefined && known.of.length === of.length && known.of.every((one, at) => one === of[at]) ? known : null;
}

export function keepHtml({ name, of }: CachedPartProps, drawn: KeptHtml): void {
  const named = parts.get(of[0]) ?? new Map<string, KeptHtml>();
  parts.set(of[0], named);
  named.set(name, drawn);
}
