import { realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The address of a picture as a feed names it: as it is, or of a file below the feed's own folder. `null`: it leads out of there. */
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
    // A missing file is reported when it is fetched.
    return pathToFileURL(file).href;
  }
}

/** The file behind an address; `null`: it is in the network. */
export const fileOf = (address: string): string | null => (address.startsWith('file:') ? fileURLToPath(address) : null);
