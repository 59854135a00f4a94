/** Value of one cookie in a Cookie header; `undefined`: missing or malformed. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  if (!header) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A Cookie header without one of its cookies; `undefined`: none left. */
export function withoutCookie(header: string | undefined, name: string): string | undefined {
  const remaining = (header ?? '').split(';').filter((part) => part.trim() !== '' && part.slice(0, part.indexOf('=')).trim() !== name);
  return remaining.length > 0 ? remaining.map((part) => part.trim()).join('; ') : undefined;
}
