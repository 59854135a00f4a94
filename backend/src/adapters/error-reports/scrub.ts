/** Patterns of personal data with their replacements, applied in this order. */
const RULES: readonly (readonly [pattern: RegExp, instead: string])[] = [
  // Query strings of URLs.
  [/(\/[^\s?"'<>()]*)[?#][^\s"'<>()]*/g, '$1'],
  [/[\p{L}\d._+-]+(?:@|%40)[\p{L}\d.-]+\.\p{L}{2,}/giu, '[email]'],
  // IP addresses.
  [/\b(?!127\.)(?:\d{1,3}\.){3}\d{1,3}\b/g, '[address]'],
  [/(?:[\da-f]{1,4}:)*[\da-f]{0,4}::(?:[\da-f]{1,4}:)*[\da-f]{1,4}|(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}/gi, '[address]'],
  // Account numbers, then tokens, codes and keys, then phone and card numbers.
  [/\b[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,}(?: ?[\dA-Z]{1,4})?\b/g, '[number]'],
  [/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g, '[secret]'],
  [/[\w-]{22,}|(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g, '[secret]'],
  [/\+?\d(?:[ ./-]?\d){7,}/g, '[number]'],
];

/** Removes possible personal data from a text. */
export const scrub = (text: string): string => RULES.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);

/** Scrubs an error's text for the log; names of functions and files stay readable. */
export const scrubStack = (stack: string): string =>
  stack
    .split('\n')
    .map((line) => (/^\s*at .*:\d+:\d+\)?$/.test(line) ? line : scrub(line)))
    .join('\n');

/** URL of a file without query and fragment. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*$/, '');
