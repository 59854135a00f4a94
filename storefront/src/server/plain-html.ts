import { Fragment, isValidElement, type ReactNode } from 'react';

/** The element holds something that only React can render. */
export class Unprintable extends Error {}

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => ReactNode;

/**
 * The HTML that React's `renderToStaticMarkup` makes of elements that only say something, at a quarter of its cost. It is called while React renders a
 * component, which the hooks of all components in here belong to. Whatever is not known here throws `Unprintable`.
 */
export function plainHtml(node: ReactNode): string {
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number') return String(node);
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const one of node) html += plainHtml(one as ReactNode);
    return html;
  }
  if (!isValidElement<Props>(node)) throw new Unprintable('neither text nor element');
  const { type, props } = node;
  if (typeof type === 'string') return elementHtml(type, props);
  if (type === (Fragment as unknown)) return plainHtml(props.children as ReactNode);
  if (typeof type === 'function') return plainHtml((type as Component)(props));
  throw new Unprintable('a component that is no function');
}

const VOID = new Set(['br', 'img', 'input', 'source']);
/** Elements whose attributes React writes plainly; `select`, `textarea`, `link` and the like are special. */
const KNOWN = new Set(
  'a address article b blockquote caption dd details div dl dt em figcaption figure g h1 h2 h3 h4 i li nav ol p path picture rect circle text section small span strong summary svg table tbody td th thead tr ul use s button form br img input source'.split(
    ' ',
  ),
);
/** Attributes that React writes after all others. */
const LAST: Readonly<Record<string, readonly string[]>> = { form: ['action', 'method'], input: ['name', 'value'], button: ['name'] };
const NONE: readonly string[] = [];

function elementHtml(tag: string, props: Props): string {
  if (!KNOWN.has(tag)) throw new Unprintable(tag);
  const last = LAST[tag] ?? NONE;
  let html = `<${tag}`;
  let inner = '';
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || last.includes(name)) continue;
    if (name === 'children') inner = typeof value === 'string' ? escapeText(value) : plainHtml(value as ReactNode);
    else if (name === 'dangerouslySetInnerHTML') inner = (value as { __html: string }).__html;
    else html += attributeHtml(name, value);
  }
  for (const name of last) if (props[name] !== null && props[name] !== undefined) html += attributeHtml(name, props[name]);
  return VOID.has(tag) ? `${html}/>` : `${html}>${inner}</${tag}>`;
}

const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  textAnchor: 'text-anchor',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
};
const AS_THEY_ARE = new Set(
  'id lang href src srcSet sizes alt width height loading decoding fetchPriority rel target type name value action method role scope title viewBox preserveAspectRatio d x y cx cy r rx fill stroke colSpan'.split(
    ' ',
  ),
);
const ADDRESSES = new Set(['href', 'src', 'action']);
/** No `javascript:`, which React replaces. */
const PLAIN_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/;
const IS_WORD = /^(?:aria|data)-/;

function attributeHtml(name: string, value: unknown): string {
  if (IS_WORD.test(name)) return ` ${name}="${escapeText(String(value))}"`;
  if (typeof value === 'boolean' && (name === 'hidden' || name === 'open')) return value ? ` ${name}=""` : '';
  const written = NAMES[name] ?? (AS_THEY_ARE.has(name) ? name : null);
  if (written === null || (typeof value !== 'string' && typeof value !== 'number')) throw new Unprintable(name);
  if (ADDRESSES.has(name) && !PLAIN_ADDRESS.test(String(value))) throw new Unprintable(`${name}=${String(value)}`);
  return ` ${written}="${typeof value === 'number' ? value : escapeText(value)}"`;
}

const SPECIAL = /["&'<>]/;
const ALL_SPECIAL = /["&'<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

const escapeText = (text: string): string => (SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (one) => ENTITIES[one] as string) : text);
