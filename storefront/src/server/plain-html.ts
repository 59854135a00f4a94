import { Fragment, isValidElement, type ReactNode, Suspense } from 'react';
import { attributeHtml, escapeText, type HtmlOf, Unprintable } from './plain-attributes.ts';
import { preloadedPicture } from './preloaded-picture.ts';

export { Unprintable } from './plain-attributes.ts';

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => ReactNode;

/** Of HTML that React takes over in the browser. */
interface Hydration {
  /** The last thing written is a text: React parts the next one from it by a comment. */
  isAfterText: boolean;
  /** Within `picture` or `noscript`, whose pictures are not fetched first. */
  isInPicture: boolean;
  /** Links by which React has pictures fetched first. */
  preloads: Map<string, string>;
  /** Value of the `select` around; `null`: none. */
  choice: unknown;
}

/** `null`: nothing takes it over. */
let hydration: Hydration | null = null;

/**
 * The HTML that React's `renderToStaticMarkup` makes of elements that only say something, at a quarter of its cost. It is called while React renders a
 * component, which the hooks of all components in here belong to. Whatever is not known here throws `Unprintable`.
 */
export const plainHtml = (node: ReactNode): string => walk(node, null);

/** The HTML that React's `renderToString` makes, with the marks by which React takes it over in the browser. For the rest as `plainHtml`. */
export function hydratableHtml(node: ReactNode): string {
  const preloads = new Map<string, string>();
  const html = walk(node, { isAfterText: false, isInPicture: false, preloads, choice: null });
  return preloads.size === 0 ? html : [...preloads.values(), html].join('');
}

function walk(node: ReactNode, mode: Hydration | null): string {
  const around = hydration;
  hydration = mode;
  try {
    return nodeHtml(node);
  } finally {
    hydration = around;
  }
}

function nodeHtml(node: ReactNode): string {
  if (typeof node === 'string') return textHtml(node);
  if (typeof node === 'number') return textHtml(String(node));
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) {
    let html = '';
    for (const one of node) html += nodeHtml(one as ReactNode);
    return html;
  }
  if (!isValidElement<Props>(node)) throw new Unprintable('neither text nor element');
  const { type, props } = node;
  if (typeof type === 'string') return elementHtml(type, props);
  if (type === (Fragment as unknown)) return nodeHtml(props.children as ReactNode);
  if (typeof type === 'function') return nodeHtml((type as Component)(props));
  if (type === (Suspense as unknown)) return boundaryHtml(props.children as ReactNode);
  const memo = type as { $$typeof?: symbol; type?: unknown };
  if (memo.$$typeof === MEMO && typeof memo.type === 'function') return nodeHtml((memo.type as Component)(props));
  throw new Unprintable('a component that is no function');
}

const MEMO = Symbol.for('react.memo');

function textHtml(text: string): string {
  if (hydration === null || text === '') return escapeText(text);
  const html = hydration.isAfterText ? `<!-- -->${escapeText(text)}` : escapeText(text);
  hydration.isAfterText = true;
  return html;
}

/** Nothing is waited for: what is not here yet throws, as React's `use` does. */
function boundaryHtml(children: ReactNode): string {
  if (hydration === null) return nodeHtml(children);
  hydration.isAfterText = false;
  const html = `<!--$-->${nodeHtml(children)}<!--/$-->`;
  hydration.isAfterText = false;
  return html;
}

const VOID = new Set(['br', 'hr', 'img', 'input', 'source', 'wbr']);
/** Elements whose attributes React writes plainly; `textarea`, `link` and the like are special. */
const KNOWN = new Set(
  'a address article b blockquote caption dd details div dl dt em figcaption figure g h1 h2 h3 h4 i li nav ol p path picture rect circle text section small span strong summary svg table tbody td th thead tr ul use s button form br img input source'.split(
    ' ',
  ),
);
/** Further elements of pages, which printed parts never hold. */
const OF_PAGES = new Set(
  'aside code del dialog ellipse fieldset footer header hr label legend main noscript option output search select tfoot time wbr'.split(' '),
);
/** Attributes that React writes after all others. */
const LAST: HtmlOf<readonly string[]> = {
  form: ['action', 'encType', 'method', 'target'],
  input: ['name', 'checked', 'value'],
  button: ['name'],
  select: ['value', 'defaultValue'],
};
const NONE: readonly string[] = [];
/** Under what name the browser knows the value that a field begins with. */
const BEGINNING: HtmlOf<string> = { defaultChecked: 'checked', defaultValue: 'value' };

function elementHtml(tag: string, props: Props): string {
  if (!KNOWN.has(tag) && !(hydration && OF_PAGES.has(tag))) throw new Unprintable(tag);
  if (hydration && tag === 'img' && !hydration.isInPicture) preloadedPicture(props, hydration.preloads);
  const last = LAST[tag] ?? NONE;
  let html = `<${tag}`;
  let children: unknown;
  let inner = '';
  for (const name in props) {
    const value = props[name];
    if (value === null || value === undefined || last.includes(name)) continue;
    if (name === 'children') children = value;
    else if (name === 'dangerouslySetInnerHTML') inner = (value as { __html: string }).__html;
    else if (!(tag === 'input' && name in BEGINNING)) html += attributeHtml(name, value, hydration !== null);
  }
  if (tag === 'input') html += fieldHtml(props);
  else if (tag !== 'select')
    for (const name of last) if (props[name] !== null && props[name] !== undefined) html += attributeHtml(name, props[name], hydration !== null);
  if (tag === 'option' && hydration && hydration.choice !== null) html += selectedHtml(props);
  if (VOID.has(tag)) {
    if (hydration) hydration.isAfterText = false;
    return `${html}/>`;
  }
  if (children !== undefined) inner = typeof children === 'string' ? escapeText(children) : childrenHtml(tag, props, children as ReactNode);
  if (hydration) hydration.isAfterText = false;
  return `${html}>${inner}</${tag}>`;
}

function childrenHtml(tag: string, props: Props, children: ReactNode): string {
  if (hydration === null) return nodeHtml(children);
  const { isInPicture, choice } = hydration;
  hydration.isAfterText = false;
  if (tag === 'picture' || tag === 'noscript') hydration.isInPicture = true;
  if (tag === 'select') hydration.choice = props.value ?? props.defaultValue ?? null;
  const html = nodeHtml(children);
  hydration.isInPicture = isInPicture;
  hydration.choice = choice;
  return html;
}

/** Name and value of an `input`, which come last. */
function fieldHtml(props: Props): string {
  const mode = hydration !== null;
  let html = props.name === undefined || props.name === null ? '' : attributeHtml('name', props.name, mode);
  for (const [beginning, name] of Object.entries(BEGINNING)) {
    const value = props[name as string] ?? props[beginning];
    if (value === null || value === undefined) continue;
    if (!mode && (name === 'checked' || props[beginning] !== undefined)) throw new Unprintable(beginning);
    html += attributeHtml(name as string, value, mode);
  }
  return html;
}

function selectedHtml({ value }: Props): string {
  if (value === null || value === undefined || typeof hydration?.choice === 'object') throw new Unprintable('an option without a value, or several chosen');
  return String(value) === String(hydration?.choice) ? ' selected=""' : '';
}
