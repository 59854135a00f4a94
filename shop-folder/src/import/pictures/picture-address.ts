import { realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** URL of a picture named in a feed: unchanged, or of a file below the feed's folder. `null`: the path leads out of that folder. */
export function pictureAddress(name: string, feed: string): string | null {
  if (/^https?:\/\//i.test(name)) return name;
  if (name.startsWith('//')) return `https:${name}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(name) || name.includes('\0')) return null;
  const folder = dirname(resolve(feed));
  const file = resolve(folder, name);
  const isInside = (path: string, root: string): boolean => path.startsWith(root + sep);
  if (!isInside(file, folder)) return null;
  try {
    return isInside(realpathSync(file), realpathSync(folder)) ? pathToFileURL(file).href : null;
  } catch {
    // Fetching reports a missing file.
    return pathToFileURL(file).href;
  }
}

/** Path of a `file:` URL; `null`: a remote one. */
export const fileOf = (address: string): string | null => (address.startsWith('file:') ? fileURLToPath(address) : null);
