/**
 * Fields of a form or of a flat JSON object, as text. `null`: neither, or a repeated name, of which the signature might cover another value than
 * the one read.
 */
export function readFields(rawBody: Buffer): Record<string, string> | null {
  const text = rawBody.toString('utf8');
  if (text.trimStart().startsWith('{')) return readFlatJson(rawBody);
  const pairs = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(pairs);
  return Object.keys(fields).length === pairs.length && pairs.length > 0 ? fields : null;
}

/** Fields of a flat JSON object, as text; `null`: anything else. */
export function readFlatJson(rawBody: Buffer): Record<string, string> | null {
  const object = readJson(rawBody);
  return object && Object.fromEntries(Object.entries(object).map(([name, value]) => [name, value === null ? '' : String(value)]));
}

/** A JSON object; `null`: anything else. */
export function readJson(rawBody: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(rawBody.toString('utf8'));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** True if a value is an object that is no array. */
export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
