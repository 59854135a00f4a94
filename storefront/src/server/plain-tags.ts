import { BoundedMap } from '@vitrina/contract/values/bounded-map';
import { attributeHtml, type HtmlOf } from './plain-attributes.ts';

export interface Tag {
  open: string;
  close: string;
  isVoid: boolean;
  /** Not used in static parts. */
  isOfPages: boolean;
  /** Attributes that React writes after all others. */
  last: readonly string[];
  /** The tag of an element with a class and nothing else, by the class. */
  ofClass: BoundedMap<string, string>;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
const LAST: HtmlOf<readonly string[]> = {
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'checked', 'value'],
  button: ['name'],
  select: ['value', 'defaultValue'],
};
export const NONE: readonly string[] = [];
const MOST_CLASSES = 300;

const tagsOf = (names: string, isOfPages: boolean): [string, Tag][] =>
  names.split(' ').map((name) => [
    name,
    {
      open: `<${name}`,
      close: VOID.has(name) ? '/>' : `</${name}>`,
      isVoid: VOID.has(name),
      isOfPages,
      last: LAST[name] ?? NONE,
      ofClass: new BoundedMap(MOST_CLASSES),
    },
  ]);

/** Elements without special rules in React; `textarea`, `link` and others have some. */
export const TAGS = new Map<string, Tag>([
  ...tagsOf('aside code del dialog ellipse fieldset footer header hr label legend main noscript option output search select tfoot time wbr', true),
  ...tagsOf(
    'a address article b blockquote caption dd details div dl dt em figcaption figure g h1 h2 h3 h4 i li nav ol p path picture rect circle text section small span strong summary svg table tbody td th thead tr ul use s button form br img input source',
    false,
  ),
]);

/** Start tag of an element with only a class or no attribute; `null`: it has others. */
export function plainTag(tag: Tag, props: Readonly<Record<string, unknown>>, isTakenOver: boolean): string | null {
  if (tag.isVoid || tag.last !== NONE) return null;
  let className = '';
  for (const key in props) {
    if (key === 'children') continue;
    const value = props[key];
    if (key !== 'className' || typeof value !== 'string' || value === '') return null;
    className = value;
  }
  const known = tag.ofClass.get(className);
  if (known !== undefined) return known;
  const html = className === '' ? `${tag.open}>` : `${tag.open}${attributeHtml('className', className, isTakenOver)}>`;
  tag.ofClass.set(className, html);
  return html;
}
