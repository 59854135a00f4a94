import { createHash } from 'node:crypto';

const MAX_LENGTH = 120;

/** First digits of a hash, to keep names distinct after they are shortened. */
export const shortHash = (text: string, length = 8): string => createHash('sha1').update(text).digest('hex').slice(0, length);

/** `{source}-{source_id}`, with all characters except letters, digits, dots and hyphens replaced by hyphens (contract, "Catalogue import"). */
export function productCode(source: string, sourceId: string): string {
  const name = `${source}-${sourceId}`;
  const code = name.replace(/[^A-Za-z0-9.-]/g, '-');
  return code.length <= MAX_LENGTH ? code : `${code.slice(0, MAX_LENGTH - 9)}-${shortHash(name)}`;
}
