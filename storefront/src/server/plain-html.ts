import { Fragment, isValidElement, type ReactNode, Suspense } from 'react';
import { attributeHtml, escapeText, type HtmlOf, Unprintable } from './plain-attributes.ts';
import { CachedPart, type CachedPartProps } from '../ui/cached-part.tsx';
import type { Html } from './html-bytes.ts';
import { type KeptHtml, keepHtml, keptHtml } from './kept-html.ts';
import { NONE, plainTag, type Tag, TAGS } from './plain-tags.ts';
import { addPreload, preloadedPicture } from './preloaded-picture.ts';

export { Unprintable } from './plain-attributes.ts';

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => ReactNode;

/** State of rendering HTML that React hydrates in the browser. */
interface Hydration {
  /** True after a text node: React separates adjacent texts by a comment. */
  isAfterText: boolean;
  /** True within `picture` or `noscript`, whose pictures React does not preload. */
  isInPicture: boolean;
  /** Preload links of pictures, by key. */
  preloads: Map<string, string>;
  /** Value of the `select` around; `null`: none. */
  choice: unknown;
}

/** `null`: static HTML that is not hydrated. */
let hydration: Hydration | null = null;
/** Current output, and the finished pieces before it: V8 flattens short concatenated strings at a fraction of the cost of a long one. */
let out = '';
let pieces: string[] = [];
/** Length of a piece, characters. */
const PIECE = 2000;

/**
 * Renders static elements to the HTML of React's `renderToStaticMarkup`, at a quarter of its cost. To be called while React renders a component, as the
 * hooks of all components in here run on that one. Throws `Unprintable` for anything it does not support.
 */
export const plainHtml = (node: ReactNode): string => walk(node, null).join('');

/** Renders to the HTML of React's `renderToString`, with the markers for hydration; otherwise as `plainHtml`. */
export const hydratableHtml = (node: ReactNode): Html => walk(node, { isAfterText: false, isInPicture: false, preloads: new Map(), choice: null });

function walk(node: ReactNode, mode: Hydration | null): Html {
  const [aroundMode, aroundOut, aroundPieces] = [hydration, out, pieces];
  hydration = mode;
  out = '';
  pieces = [];
  try {
    writeNode(node);
    pieces.push(out);
    return mode === null ? pieces : [...mode.preloads.values(), ...pieces];
  } finally {
    hydration = aroundMode;
    out = aroundOut;
    pieces = aroundPieces;
  }
}

function writeNode(node: ReactNode): void {
  if (typeof node === 'string') writeText(node);
  else if (typeof node === 'number') writeText(String(node));
  else if (Array.isArray(node)) for (const one of node) writeNode(one as ReactNode);
  else if (isValidElement<Props>(node)) writeTyped(node.type, node.props);
  else if (node !== null && node !== undefined && typeof node !== 'boolean') throw new Unprintable('neither text nor element');
}

function writeTyped(type: unknown, props: Props): void {
  if (typeof type === 'string') writeElement(type, props);
  else if (type === CachedPart && hydration !== null) writeKept(props as unknown as CachedPartProps, hydration);
  else if (typeof type === 'function') writeNode((type as Component)(props));
  else if (type === Fragment) writeNode(props.children as ReactNode);
  else if (type === Suspense) writeBoundary(props.children as ReactNode);
  else writeNode(memoized(type)(props));
}

const MEMO = Symbol.for('react.memo');

function memoized(type: unknown): Component {
  const memo = type as { $$typeof?: symbol; type?: unknown };
  if (memo.$$typeof !== MEMO || typeof memo.type !== 'function') throw new Unprintable('a component that is no function');
  return memo.type as Component;
}

function writeText(text: string): void {
  if (text === '') return;
  if (hydration !== null) {
    if (hydration.isAfterText) out += '<!-- -->';
    hydration.isAfterText = true;
  }
  out += escapeText(text);
}

/** Writes the cached HTML of a part, or renders and caches it. */
function writeKept(part: CachedPartProps, around: Hydration): void {
  const { html, preloads } = keptHtml(part) ?? drawKept(part, around);
  for (const [key, link] of preloads) addPreload(around.preloads, key, link);
  out += html;
  around.isAfterText = false;
}

function drawKept(part: CachedPartProps, around: Hydration): KeptHtml {
  const [aroundOut, aroundPieces, aroundPreloads] = [out, pieces, around.preloads];
  out = '';
  pieces = [];
  around.preloads = new Map();
  around.isAfterText = false;
  writeNode(part.children);
  const drawn = { of: part.of, html: [...pieces, out].join(''), preloads: [...around.preloads] };
  out = aroundOut;
  pieces = aroundPieces;
  around.preloads = aroundPreloads;
  keepHtml(part, drawn);
  return drawn;
}

/** Does not wait: a pending promise throws, as in React's `use`. */
function writeBoundary(children: ReactNode): void {
  if (hydration !== null) {
    hydration.isAfterText = false;
    out += '<!--$-->';
  }
  writeNode(children);
  if (hydration !== null) {
    out += '<!--/$-->';
    hydration.isAfterText = false;
  }
}

/** Attribute of a field's initial value. */
const BEGINNING: HtmlOf<string> = { defaultChecked: 'checked', defaultValue: 'value' };

function writeElement(name: string, props: Props): void {
  const tag = TAGS.get(name);
  if (tag === undefined || (tag.isOfPages && hydration === null)) throw new Unprintable(name);
  if (name === 'img' && hydration !== null && !hydration.isInPicture) preloadedPicture(props, hydration.preloads);
  const inner = writeOpening(name, tag, props);
  if (hydration !== null) hydration.isAfterText = false;
  if (tag.isVoid) {
    out += tag.close;
    return;
  }
  const { children } = props;
  if (children === null || children === undefined) out += inner;
  else if (typeof children === 'string') out += escapeText(children);
  else if (hydration === null) writeNode(children as ReactNode);
  else writeChildren(name, props, children as ReactNode, hydration);
  if (hydration !== null) hydration.isAfterText = false;
  out += tag.close;
  if (out.length > PIECE) {
    pieces.push(out);
    out = '';
  }
}

/** Writes the tag, without the end of one that holds nothing, and returns what stands in the element as it is. */
function writeOpening(name: string, tag: Tag, props: Props): string {
  const plain = name === 'option' ? null : plainTag(tag, props, hydration !== null);
  if (plain !== null) {
    out += plain;
    return '';
  }
  const { open, last, isVoid } = tag;
  const isTakenOver = hydration !== null;
  let inner = '';
  out += open;
  for (const key in props) {
    const value = props[key];
    if (value === null || value === undefined || key === 'children') continue;
    if (last !== NONE && (last.includes(key) || (name === 'input' && key in BEGINNING))) continue;
    if (key === 'dangerouslySetInnerHTML') inner = (value as { __html: string }).__html;
    else out += attributeHtml(key, value, isTakenOver);
  }
  if (name === 'input') writeField(props);
  else if (name !== 'select') for (const key of last) if (props[key] !== null && props[key] !== undefined) out += attributeHtml(key, props[key], isTakenOver);
  if (name === 'option' && hydration !== null && hydration.choice !== null) writeSelected(props);
  if (!isVoid) out += '>';
  return inner;
}

function writeChildren(tag: string, props: Props, children: ReactNode, around: Hydration): void {
  const { isInPicture, choice } = around;
  if (tag === 'picture' || tag === 'noscript') around.isInPicture = true;
  if (tag === 'select') around.choice = props.value ?? props.defaultValue ?? null;
  writeNode(children);
  around.isInPicture = isInPicture;
  around.choice = choice;
}

/** Name and value of an `input`, which React writes last. */
function writeField(props: Props): void {
  const isTakenOver = hydration !== null;
  if (props.name !== undefined && props.name !== null) out += attributeHtml('name', props.name, isTakenOver);
  for (const [beginning, name] of Object.entries(BEGINNING)) {
    const value = props[name as string] ?? props[beginning];
    if (value === null || value === undefined) continue;
    if (!isTakenOver && (name === 'checked' || props[beginning] !== undefined)) throw new Unprintable(beginning);
    out += attributeHtml(name as string, value, isTakenOver);
  }
}

function writeSelected({ value }: Props): void {
  if (value === null || value === undefined || typeof hydration?.choice === 'object') throw new Unprintable('an option without a value, or several chosen');
  if (String(value) === String(hydration?.choice)) out += ' selected=""';
}
