import type { KeptProps } from '../ui/kept.tsx';

export interface KeptHtml {
  of: readonly unknown[];
  html: string;
  /** Links by which the browser fetches its pictures first, with their keys. */
  preloads: readonly (readonly [key: string, link: string])[];
}

/** HTML by the first thing that it is made of, such as the labels of a language, and the name of the part. */
const parts = new WeakMap<object, Map<string, KeptHtml>>();

/** Returns the HTML of a part as it was drawn of the same things; `null`: it is to be drawn. */
export function keptHtml({ name, of }: KeptProps): KeptHtml | null {
  const known = parts.get(of[0])?.get(name);
  return known !== undefined && known.of.length === of.length && known.of.every((one, at) => one === of[at]) ? known : null;
}

export function keepHtml({ name, of }: KeptProps, drawn: KeptHtml): void {
  const named = parts.get(of[0]) ?? new Map<string, KeptHtml>();
  parts.set(of[0], named);
  named.set(name, drawn);
}
