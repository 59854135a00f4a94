/**
 * Redirect rules of staff (specification, section 3): `old_path` may hold the patterns (slug+) (slug*) (id+) (id*) (.*) (.+),
 * `new_path` the back-references (1) and (2). Matching takes linear time in the length of the path for every rule:
 * patterns become tokens, never a regular expression.
 */
export interface RedirectRule {
  /** Id of the rule, for counting its hits. */
  id?: number;
  /** Compared ignoring case and percent-encoding: `/čaj/` equals `/%C4%8Daj/`. */
  old_path: string;
  new_path: string;
  /** HTTP status; 301 by default. */
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
const PATTERN = /(\((?:slug|id|\.)[+*]\))/;
export const MAX_PATTERNS = 4;

/** The patterns of an old path in their order; empty: it matches one path only. */
export const patternsIn = (oldPath: string): string[] => oldPath.split(PATTERN).filter((_, i) => i % 2 === 1);

/** Splits a pattern into tokens; throws a RangeError for more than four patterns, which no rule needs. */
export function parsePattern(pattern: string): Token[] {
  if (patternsIn(pattern).length > MAX_PATTERNS) throw new RangeError(`more than ${MAX_PATTERNS} patterns in ${pattern}`);
  return pattern.split(PATTERN).flatMap((part): Token[] => (part === '' ? [] : [PATTERNS[part] ?? { literal: part }]));
}

/**
 * The texts that the patterns matched, or `null`. Greedy like the patterns read. A table of reachable positions is filled
 * from the end, one bit for each token and position: linear in the path for a bounded number of tokens. `written`: the
 * path before case folding, from which the texts are taken.
 */
export function matchPattern(tokens: readonly Token[], path: string, written = path): string[] | null {
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
  return after(0, 0) ? capture(tokens, path, after).map(([from, to]) => written.slice(from, to)) : null;
}

function capture(tokens: readonly Token[], path: string, after: (t: number, at: number) => boolean): [from: number, to: number][] {
  const captured: [number, number][] = [];
  let at = 0;
  tokens.forEach((token, t) => {
    if ('literal' in token) {
      at += token.literal.length;
      return;
    }
    let end = at;
    while (end < path.length && token.allows(path[end] as string)) end += 1;
    while (end > at + token.atLeast && !after(t + 1, end)) end -= 1;
    captured.push([at, end]);
    at = end;
  });
  return captured;
}

export interface RedirectTarget {
  /** Rule that matched. */
  rule: RedirectRule;
  /** Target, with the placeholder `{host}` for the shop's own origin. */
  to: string;
  type: number;
  /** True if the rule itself names a host; a part captured from the visitor's URL can never be one. */
  isExternal: boolean;
}

export type Redirects = (path: string) => RedirectTarget | null;

interface Compiled {
  rule: RedirectRule;
  tokens: Token[];
  /** Fixed beginning of the path, before the first pattern. */
  start: string;
  position: number;
}

/**
 * Compiles rules for fast lookups: literal rules are found by their path, only patterns are tried in turn. The returned function gives the new path of
 * the first matching rule, with back-references filled in; `null`: no rule matches.
 */
export function compileRedirects(rules: readonly RedirectRule[]): Redirects {
  const exact = new Map<string, { rule: RedirectRule; position: number }>();
  const patterns: Compiled[] = [];
  rules.forEach((rule, position) => {
    // Such a rule cannot be saved; one that was inserted otherwise is ignored.
    if (patternsIn(rule.old_path).length > MAX_PATTERNS) return;
    const tokens = parsePattern(fold(readable(rule.old_path)));
    const [first] = tokens;
    const start = first && 'literal' in first ? first.literal : '';
    if (tokens.some((token) => !('literal' in token))) patterns.push({ rule, tokens, start, position });
    else if (!exact.has(start)) exact.set(start, { rule, position });
  });
  return (path) => {
    const read = readable(path);
    const folded = fold(read);
    const exactMatch = exact.get(folded);
    for (const { rule, tokens, start, position } of patterns) {
      if (exactMatch && exactMatch.position < position) break;
      const captured = folded.startsWith(start) ? matchPattern(tokens, folded, read) : null;
      if (captured) return targetOf(rule, captured);
    }
    return exactMatch ? targetOf(exactMatch.rule, []) : null;
  };
}

/** One look-up; for many, compile the rules once. */
export const applyRedirects = (rules: readonly RedirectRule[], path: string): RedirectTarget | null => compileRedirects(rules)(path);

function targetOf(rule: RedirectRule, captured: readonly string[]): RedirectTarget {
  const to = fill(rule.new_path, captured);
  const bare = fill(
    rule.new_path,
    captured.map(() => ''),
  );
  return { rule, to, type: rule.type || 301, isExternal: isExternal(rule.new_path) && hostOf(to) !== null && hostOf(to) === hostOf(bare) };
}

/** Decodes the percent-encoding of a path. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}

/** Folds case without changing the length. */
function fold(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (c) => c.toLowerCase());
}

/** Encodes a captured part so that it cannot leave its place in the new path. */
const written = (captured: string): string => captured.toWellFormed().split('/').map(encodeURIComponent).join('/');

const fill = (newPath: string, captured: readonly string[]): string =>
  newPath.trim().replace(/\((\d)\)/g, (whole, n: string) => {
    const text = captured[Number(n) - 1];
    return text === undefined ? whole : written(text);
  });

/** True if a new path leads away from the shop: it begins with `{host}`, `https://` or `//` (decision G22 reads both ways). */
export const isExternal = (newPath: string): boolean => /^(?:\{host\}|https:\/\/|\/\/)/.test(newPath.trim());

/** The host of a target, as written; `null`: none. */
export const hostOf = (target: string): string | null => /^(?:\{host\}|(?:https:)?\/\/[^/?#]+)(?=[/?#]|$)/.exec(target)?.[0] ?? null;
