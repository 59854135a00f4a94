import { isUtf8 } from 'node:buffer';
import type { FieldError } from '@vitrina/contract/errors';

const MAX_DEPTH = 20;
/** Limit of the fields named in a reply. */
const MOST = 20;
/** Replacement character that decoders insert for invalid bytes. */
const REPLACED = '\ufffd';

/** Fields with characters that PostgreSQL cannot store, at least in JSON (NUL, unpaired surrogates), or nested too deeply. */
export function hostileFields(value: unknown, isText: (text: string) => boolean = isStorable): FieldError[] {
  const found: FieldError[] = [];
  const look = (inner: unknown, path: string, depth: number): void => {
    if (found.length >= MOST) return;
    if (typeof inner === 'string' && !isText(inner)) note(path);
    if (typeof inner !== 'object' || inner === null) return;
    if (depth > MAX_DEPTH) note(path);
    else
      for (const [key, one] of Object.entries(inner)) {
        if (isText(key)) look(one, path ? `${path}.${key}` : key, depth + 1);
        else note(path);
      }
  };
  const note = (field: string): void => {
    found.push({ field, label_name: 'error_field_format' });
  };
  look(value, '', 0);
  return found;
}

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Invalid fields of a body that is not valid UTF-8, such as one with an encoded unpaired surrogate; empty: the body is valid. */
export const brokenFields = (bytes: Uint8Array, value: unknown): FieldError[] =>
  isUtf8(bytes) ? [] : hostileFields(value, (text) => isStorable(text) && !text.includes(REPLACED));

/** Parameters of query and path whose percent-encoding is not valid UTF-8. `params`: those of the path, as the router read them. */
export function brokenEscapes({ pathname, search }: URL, params: Readonly<Record<string, string>>): FieldError[] {
  if (!pathname.includes('%') && !search.includes('%')) return [];
  const inQuery = search
    .slice(1)
    .split('&')
    .filter((pair) => !isEscaped(pair))
    .map((pair) => pair.split('=', 1)[0] as string);
  // Undecodable parameters were left escaped.
  const inPath = isEscaped(pathname) ? [] : Object.entries(params).flatMap(([name, value]) => (/%[89a-f][\da-f]/i.test(value) ? [name] : []));
  return [...inQuery, ...inPath].slice(0, MOST).map((field) => ({ field, label_name: 'error_field_format' }));
}

function isEscaped(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
