/**
 * Validates all redirect targets that come from a request (logout's `redirect`, slashes, `tel:`, `-katalog`): a path on
 * this site. It starts with one slash; `//`, backslashes, control characters, also when encoded, are refused with `null`.
 */
export function safePath(target: string): string | null {
  if (!target.startsWith('/') || target.length > 2048) return null;
  let decoded = target;
  for (let round = 0; round < 3; round += 1) {
    if (isHostile(decoded)) return null;
    try {
      const next = decodeURIComponent(decoded);
      if (next === decoded) return target;
      decoded = next;
    } catch {
      return null;
    }
  }
  return isHostile(decoded) ? null : target;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const HOSTILE = /[\u0000-\u001f\u007f\\]/;

const isHostile = (path: string): boolean => HOSTILE.test(path) || path.split('?')[0]?.includes('//') === true || path.startsWith('//');
