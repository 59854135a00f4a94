/** Patterns of personal data with their replacements, applied in this order. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Queries of addresses.
  [/(\/[^\s?"'<>()]*)[?#][^\s"'<>()]*/g, '$1'],
  [/[\p{L}\d._+-]+(?:@|%40)[\p{L}\d.-]+\.\p{L}{2,}/giu, '[email]'],
  // Addresses of machines.
  [/\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  [/(?:[\da-f]{1,4}:)*[\da-f]{0,4}::(?:[\da-f]{1,4}:)*[\da-f]{1,4}|(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}/gi, '[address]'],
  // Accounts, then tokens, codes and keys, then numbers to call or to pay with.
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,}(?: ?[\dA-Z]{1,4})?\b/g, '[number]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '[secret]'],
  [/[\w-]{22,}|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g, '[secret]'],
  [/\+?\d(?:[ ./-]?\d){7,}/g, '[number]'],
];

/** Takes out of a text what may say something about a person. */
export const scrub = (text: string): string => RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

/** Scrubs an error's text for the log; names of functions and files stay readable. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => (/^\s*at .*:\d+:\d+\)?$/.test(line) ? line : scrub(line)))
    .join('\n');

/** Address of a file without what follows it. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');
