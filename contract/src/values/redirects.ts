/**
 * Redirect rules of staff (specification, section 3): `old_path` may hold the patterns (slug+) (slug*) (id+) (id*) (.*) (.+),
 * `new_path` the back-references (1) and (2). Matching takes linear time in the length of the path whatever the rule:
 * patterns become tokens, never a regular expression.
 */
export interface RedirectRule {
  old_path: string;
  new_path: string;
  /** HTTP status, 301 where none is given. */
  type: number;
}

type Token = { literal: string } | { allows: (character: string) => boolean; atLeast: 0 | 1 };

const isSlug = (c: string) => (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || c === '-' || c === '_';
const isDigit = (c: string) => c >= '0' && c <= '9';
const isAny = () => true;

const PATTERNS: Record<string, Token> = {
  '(slug+)': { allows: isSlug, atLeast: 1 },
  '(slug*)': { allows: isSlug, atLeast: 0 },
  '(id+)': { allows: isDigit, atLeast: 1 },
  '(id*)': { allows: isDigit, atLeast: 0 },
  '(.+)': { allows: isAny, atLeast: 1 },
  '(.*)': { allows: isAny, atLeast: 0 },
};
const MAX_PATTERNS = 4;

/** Splits a pattern into tokens; throws a RangeError for more than four patterns, which no rule needs. */
export function parsePattern(pattern: string): Token[] {
  const tokens = pattern.split(/(\((?:slug|id|\.)[+*]\))/).flatMap((part): Token[] => (part === '' ? [] : [PATTERNS[part] ?? { literal: part }]));
  if (tokens.filter((token) => !('literal' in token)).length > MAX_PATTERNS) throw new RangeError(`more than ${MAX_PATTERNS} patterns in ${pattern}`);
  return tokens;
}

/**
 * The texts that the patterns matched, or `null`. Greedy like the patterns read. A table of reachable positions is filled
 * from the end, one bit for each token and position: linear in the path for a bounded number of tokens.
 */
export function matchPattern(tokens: readonly Token[], path: string): string[] | null {
  const n = path.length;
  const reachable = tokens.map(() => new Uint8Array(n + 1));
  const after = (t: number, at: number) => (t === tokens.length ? at === n : reachable[t]?.[at] === 1);
  for (let t = tokens.length - 1; t >= 0; t -= 1) {
    const token = tokens[t] as Token;
    const row = reachable[t] as Uint8Array;
    if ('literal' in token) {
      for (let at = 0; at <= n - token.literal.length; at += 1) if (after(t + 1, at + token.literal.length) && path.startsWith(token.literal, at)) row[at] = 1;
      continue;
    }
    let canEndHere = 0;
    for (let at = n; at >= 0; at -= 1) {
      const extends_ = at < n && token.allows(path[at] as string);
      const emptyAfter = after(t + 1, at) ? 1 : 0;
      const onward = extends_ ? canEndHere : 0;
      row[at] = token.atLeast === 0 ? emptyAfter | onward : onward;
      canEndHere = emptyAfter | onward;
    }
  }
  return after(0, 0) ? capture(tokens, path, after) : null;
}

function capture(tokens: readonly Token[], path: string, after: (t: number, at: number) => boolean): string[] {
  const captured: string[] = [];
  let at = 0;
  tokens.forEach((token, t) => {
    if ('literal' in token) {
      at += token.literal.length;
      return;
    }
    let end = at;
    while (end < path.length && token.allows(path[end] as string)) end += 1;
    while (end > at + token.atLeast && !after(t + 1, end)) end -= 1;
    captured.push(path.slice(at, end));
    at = end;
  });
  return captured;
}

export interface RedirectTarget {
  /** `{host}` still stands for the shop's own origin. */
  to: string;
  type: number;
  /** The rule's own words name the host; what a visitor's address brings along never does. */
  isExternal: boolean;
}

/** The new path of the first rule that matches, with back-references filled in; `null` where none does. */
export function applyRedirects(rules: readonly RedirectRule[], path: string): RedirectTarget | null {
  for (const rule of rules) {
    const captured = matchPattern(parsePattern(rule.old_path), path);
    if (!captured) continue;
    const to = fill(rule.new_path, captured);
    return {
      to,
      type: rule.type || 301,
      isExternal:
        isExternal(rule.new_path) &&
        hostOf(to) !== null &&
        hostOf(to) ===
          hostOf(
            fill(
              rule.new_path,
              captured.map(() => ''),
            ),
          ),
    };
  }
  return null;
}

const fill = (newPath: string, captured: readonly string[]): string =>
  newPath.trim().replace(/\((\d)\)/g, (whole, n: string) => captured[Number(n) - 1] ?? whole);

/** Whether a new path leads away from the shop: it begins with `{host}`, `https://` or `//` (decision G22 reads both ways). */
export const isExternal = (newPath: string): boolean => /^(?:\{host\}|https:\/\/|\/\/)/.test(newPath.trim());

const hostOf = (target: string): string | null => /^(?:\{host\}|(?:https:)?\/\/[^/?#]+)(?=[/?#]|$)/.exec(target)?.[0] ?? null;
