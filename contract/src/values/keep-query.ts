import { safePath } from './safe-path.ts';

/** Merges two query strings, without question mark and without re-encoding; parameters of `own` replace those of `brought`. */
export function mergeQueries(own: string, brought: string): string {
  const ownParams = new URLSearchParams(own);
  const remaining = brought
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && ![...new URLSearchParams(part).keys()].some((name) => ownParams.has(name)));
  return [own.replace(/^\?/, ''), ...remaining].filter(Boolean).join('&');
}

/** Adds the visitor's query to a path of this site; leaves it out if it is not valid in an address of this site. */
export function keepQuery(to: string, brought: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  const query = mergeQueries(own, brought);
  const whole = path + (query && `?${query}`);
  return safePath(whole) === null ? to : whole + hash;
}
