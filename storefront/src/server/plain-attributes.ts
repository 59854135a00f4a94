import { BoundedMap } from '@vitrina/contract/values/bounded-map';

/** The element holds something that only React can render. */
export class Unprintable extends Error {}

export type HtmlOf<T> = Readonly<Record<string, T | undefined>>;

const NAMES: HtmlOf<string> = {
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  textAnchor: 'text-anchor',
  strokeWidth: 'stroke-width',
  strokeDasharray: 'stroke-dasharray',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  letterSpacing: 'letter-spacing',
};
const AS_THEY_ARE = new Set(
  'id lang href src srcSet sizes alt width height loading decoding fetchPriority rel target type name value action method role scope title viewBox preserveAspectRatio d x y cx cy r rx fill stroke colSpan'.split(
    ' ',
  ),
);
/** Attributes that only hydrated pages have, and static parts never. */
const OF_FIELDS = new Set(
  'accept autoComplete autoCapitalize autoCorrect enterKeyHint form inputMode list max maxLength min minLength pattern placeholder step dateTime download encType hrefLang media referrerPolicy ry transform'.split(
    ' ',
  ),
);
const FLAGS = new Set(['hidden', 'open']);
const FLAGS_OF_FIELDS = new Set(['checked', 'disabled', 'inert', 'noValidate', 'readOnly', 'required']);
/** Properties that React does not write as attributes. */
const UNWRITTEN = new Set(['ref', 'suppressHydrationWarning']);
const ADDRESSES = new Set(['href', 'src', 'action']);
/** URLs without `javascript:`, which React replaces. */
const PLAIN_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/;
const IS_WORD = /^(?:aria|data)-/;
const IS_HANDLER = /^on[A-Z]/;
/** Prefix of ids by `useId`, which depend on the position in React's tree. */
const OF_ITS_PLACE = '_R_';
/** Attributes with values from code, not from data: few distinct ones, on most elements. */
const OF_COMPONENTS = new Set('className type role scope loading decoding rel width height viewBox sizes fill aria-hidden'.split(' '));
/** Limit of cached values of each. */
const MOST_VALUES = 600;

/** Returns one attribute as React writes it; empty: React writes none. */
type Writer = (value: unknown) => string;

const writers = { plain: new Map<string, Writer>(), takenOver: new Map<string, Writer>() };

/** Returns one attribute as React writes it. `isTakenOver`: React hydrates the HTML and adds handlers and values of fields itself. */
export function attributeHtml(name: string, value: unknown, isTakenOver: boolean): string {
  const known = isTakenOver ? writers.takenOver : writers.plain;
  let write = known.get(name);
  if (write === undefined) {
    write = writerOf(name, isTakenOver);
    known.set(name, write);
  }
  return write(value);
}

function writerOf(name: string, isTakenOver: boolean): Writer {
  const write = isTakenOver && (UNWRITTEN.has(name) || IS_HANDLER.test(name)) ? () => '' : writtenBy(name, isTakenOver);
  const written: Writer = (value) => {
    if (typeof value === 'string' && value.startsWith(OF_ITS_PLACE)) throw new Unprintable(name);
    return write(value);
  };
  return OF_COMPONENTS.has(name) ? kept(written) : written;
}

function writtenBy(name: string, isTakenOver: boolean): Writer {
  const word = ` ${name}="`;
  if (IS_WORD.test(name)) return (value) => `${word}${escapeText(String(value))}"`;
  if (FLAGS.has(name) || (isTakenOver && FLAGS_OF_FIELDS.has(name)))
    return (value) => {
      if (typeof value !== 'boolean') throw new Unprintable(name);
      return value ? `${word}"` : '';
    };
  const written = NAMES[name] ?? (AS_THEY_ARE.has(name) || (isTakenOver && OF_FIELDS.has(name)) ? name : null);
  const isAddress = ADDRESSES.has(name);
  const begin = ` ${written}="`;
  return (value) => {
    if (written === null || (typeof value !== 'string' && typeof value !== 'number')) throw new Unprintable(name);
    if (isAddress && !PLAIN_ADDRESS.test(String(value))) throw new Unprintable(`${name}=${String(value)}`);
    return `${begin}${typeof value === 'number' ? value : escapeText(value)}"`;
  };
}

/** Caches written attributes as flat strings, which concatenate faster than composed ones. */
function kept(write: Writer): Writer {
  const values = new BoundedMap<unknown, string>(MOST_VALUES);
  return (value) => {
    const known = values.get(value);
    if (known !== undefined) return known;
    const html = write(value);
    values.set(value, html);
    return html;
  };
}

const SPECIAL = /["&'<>]/;
const ALL_SPECIAL = /["&'<>]/g;
const ENTITIES: HtmlOf<string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

export const escapeText = (text: string): string => (SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (one) => ENTITIES[one] as string) : text);
