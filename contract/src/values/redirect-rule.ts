/** Syntax of a redirect rule; existing paths and redirect loops are checked by the server only. */
import type { ErrorLabel } from '../errors.ts';
import { type LanguageCode, splitLanguage } from './languages.ts';
import { hostOf, isExternal, MAX_PATTERNS, patternsIn, readable } from './redirects.ts';
import { safePath } from './safe-path.ts';

/** The old path in the form used for comparison: percent-decoded, with a trailing slash, without the default language's prefix. */
export function tidyOldPath(rawPath: string, defaultLanguage: LanguageCode): string {
  let path = readable(rawPath).replace(/\/{2,}/g, '/');
  if (!/(?:\/|\(\.[+*]\))$/.test(path)) path = `${path}/`;
  for (let split = splitLanguage(path, defaultLanguage); split.redundant; split = splitLanguage(path, defaultLanguage)) path = split.rest;
  return path;
}

/** Adds the trailing slash that all URLs of the shop have, unless the path ends with a back-reference, whose text may have its own. */
export function tidyNewPath(rawPath: string): string {
  const [path = '', rest = ''] = rawPath.split(/(?=[?#])(.*)/s);
  return isExternal(rawPath) || /[/)]$/.test(path) ? rawPath : `${path}/${rest}`;
}

/** Returns the error of an old path; `null`: valid. */
export function problemOfOldPath(path: string): ErrorLabel | null {
  if (!path.startsWith('/') || /[?#]/.test(path) || safePath(path) === null) return 'error_field_format';
  const patterns = patternsIn(path);
  const rest = patterns.reduce((left, pattern) => left.replace(pattern, ''), path);
  return patterns.length > MAX_PATTERNS || /[()]/.test(rest) ? 'error_redirect_pattern' : null;
}

/** Returns the error of a new path, given the number of patterns in its old one; `null`: valid. */
export function problemOfNewPath(newPath: string, patterns: number): ErrorLabel | null {
  const groups = [...newPath.matchAll(BACK_REFERENCE)].map((match) => Number(match[1]));
  if (groups.some((group) => group < 1 || group > patterns) || /[()]/.test(filled(newPath, ''))) return 'error_redirect_group';
  return isTarget(newPath) ? null : 'error_redirect_target';
}

const BACK_REFERENCE = /\((\d)\)/g;
/** True if a new path refers to captured parts of the old one. */
export const hasBackReference = (newPath: string): boolean => newPath.search(BACK_REFERENCE) >= 0;

const filled = (newPath: string, text: string): string => newPath.replace(BACK_REFERENCE, text);

/** A path of the shop, or `{host}`, `https://` or `//` with a host that the rule itself names. */
function isTarget(newPath: string): boolean {
  const sample = filled(newPath, 'x');
  if (!isExternal(newPath)) return safePath(sample) !== null;
  const host = hostOf(sample);
  if (host === null || host !== hostOf(filled(newPath, ''))) return false;
  if (host !== '{host}' && !isHost(host)) return false;
  return safePath(sample.slice(host.length) || '/') !== null || /^[?#]/.test(sample.slice(host.length));
}

/** `https://maker.example`, `//maker.example:8443`: a name with a dot, without user and password. */
function isHost(host: string): boolean {
  const address = host.replace(/^\/\//, 'https://');
  if (!URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  return hostname.includes('.') && username === '' && password === '';
}
