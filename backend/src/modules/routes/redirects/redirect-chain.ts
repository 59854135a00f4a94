import { isExternal, patternsIn, type Redirects } from '@vitrina/contract/values/redirects';

/** More steps than any sensible chain of rules. */
const MAX_STEPS = 10;

/** Samples that replace a pattern when a rule is tested: the shortest match, then longer texts. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  '(slug+)': ['a', 'old-name', 'name-2'],
  '(slug*)': ['', 'old-name', 'name-2'],
  '(id+)': ['1', '27', '300'],
  '(id*)': ['', '27', '300'],
  '(.+)': ['a/', 'old-name/', 'a/b/c/'],
  '(.*)': ['', 'old-name/', 'a/b/c/'],
};

/** Sample paths that an old path matches. */
function samplesOf(oldPath: string): string[] {
  const patterns = patternsIn(oldPath);
  if (patterns.length === 0) return [oldPath];
  return [0, 1, 2].map((n) => {
    const path = patterns.reduce((left, pattern) => left.replace(pattern, () => SAMPLES[pattern]?.[n] ?? ''), oldPath);
    return path.endsWith('/') ? path : `${path}/`;
  });
}

export const withoutQuery = (target: string): string => target.split(/[?#]/)[0] as string;

/** True if the old path redirects in a circle or endlessly. `isPage`: paths of pages, which no rule applies to. */
export const redirectsInCircle = (oldPath: string, redirects: Redirects, isPage: (path: string) => boolean): boolean =>
  samplesOf(oldPath).some((path) => {
    const seen = new Set<string>();
    let here = path;
    while (!isPage(here)) {
      if (seen.has(here) || seen.size > MAX_STEPS) return true;
      seen.add(here);
      const target = redirects(here);
      const to = target && ownTarget(target.to);
      if (to === null) return false;
      here = to;
    }
    return false;
  });

/** The path of this site that a target names; `null`: none. */
function ownTarget(target: string): string | null {
  const path = withoutQuery(target.replace(/^\{host\}/, '')) || '/';
  if (!path.startsWith('/') || path.startsWith('//')) return null;
  return path.endsWith('/') ? path : `${path}/`;
}

/** Final target of a literal path by permanent rules. A query is kept; if both the path and a target have one, the chain ends. */
export function endOfChain(newPath: string, redirects: Redirects, isPage: (path: string) => boolean): string {
  let here = newPath;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const path = withoutQuery(here);
    const rest = here.slice(path.length);
    const target = path.startsWith('/') && !path.startsWith('//') && !isPage(path) ? redirects(path) : null;
    // A captured part must not become a host name.
    if (target && !target.isExternal && isExternal(target.to)) return here;
    const isForGood = target?.type === 301 || target?.type === 308;
    if (!target || !isForGood || (rest !== '' && /[?#]/.test(target.to))) return here;
    here = target.to + rest;
  }
  return here;
}
