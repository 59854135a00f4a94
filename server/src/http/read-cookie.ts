/** Value of one cookie out of a Cookie header; `undefined` where it is missing or no plain token. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A Cookie header without one cookie; `undefined` where nothing is left. */
export function withoutCookie(header: string | undefined, name: string): string | undefined {
  const kept = (header ?? '').split(';').filter((part) => part.trim() !== '' && part.slice(0, part.indexOf('=')).trim() !== name);
  return kept.length > 0 ? kept.map((part) => part.trim()).join('; ') : undefined;
}
