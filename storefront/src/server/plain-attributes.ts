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
/** Attributes of fields and pages, which printed parts never have. */
const OF_FIELDS = new Set(
  'accept autoComplete autoCapitalize autoCorrect enterKeyHint form inputMode list max maxLength min minLength pattern placeholder step dateTime download encType hrefLang media referrerPolicy ry transform'.split(
    ' ',
  ),
);
const FLAGS = new Set(['hidden', 'open']);
const FLAGS_OF_FIELDS = new Set(['checked', 'disabled', 'inert', 'noValidate', 'readOnly', 'required']);
/** Properties that React reads and never writes. */
const UNWRITTEN = new Set(['ref', 'suppressHydrationWarning']);
const ADDRESSES = new Set(['href', 'src', 'action']);
/** No `javascript:`, which React replaces. */
const PLAIN_ADDRESS = /^(?:[/#?]|https?:|mailto:|tel:)/;
const IS_WORD = /^(?:aria|data)-/;
const IS_HANDLER = /^on[A-Z]/;
/** Prefix of ids by `useId`: they follow from the element's place in the tree, which React alone knows. */
const OF_ITS_PLACE = '_R_';

/** One attribute as React writes it. `isTakenOver`: React hydrates the HTML in the browser and adds handlers and values of fields itself. */
export function attributeHtml(name: string, value: unknown, isTakenOver: boolean): string {
  if (typeof value === 'string' && value.startsWith(OF_ITS_PLACE)) throw new Unprintable(name);
  if (IS_WORD.test(name)) return ` ${name}="${escapeText(String(value))}"`;
  if (isTakenOver && (UNWRITTEN.has(name) || IS_HANDLER.test(name))) return '';
  if (typeof value === 'boolean' && (FLAGS.has(name) || (isTakenOver && FLAGS_OF_FIELDS.has(name)))) return value ? ` ${name}=""` : '';
  const written = NAMES[name] ?? (AS_THEY_ARE.has(name) || (isTakenOver && OF_FIELDS.has(name)) ? name : null);
  if (written === null || (typeof value !== 'string' && typeof value !== 'number')) throw new Unprintable(name);
  if (ADDRESSES.has(name) && !PLAIN_ADDRESS.test(String(value))) throw new Unprintable(`${name}=${String(value)}`);
  return ` ${written}="${typeof value === 'number' ? value : escapeText(value)}"`;
}

const SPECIAL = /["&'<>]/;
const ALL_SPECIAL = /["&'<>]/g;
const ENTITIES: HtmlOf<string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' };

export const escapeText = (text: string): string => (SPECIAL.test(text) ? text.replace(ALL_SPECIAL, (one) => ENTITIES[one] as string) : text);
