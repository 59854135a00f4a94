export const FOUND_KINDS = ['order', 'product', 'customer'] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

const KIND_OF: Readonly<Record<string, FoundKind>> = { o: 'order', p: 'product', c: 'customer' };

/** Splits a search into kind and text: `o: novak` searches orders only. `kind` is `null`: all kinds. */
export function readFoundQuestion(typed: string): { kind: FoundKind | null; text: string } {
  const [, letter = '', rest = ''] = /^([opc]):(.*)$/is.exec(typed.trim()) ?? [];
  const kind = KIND_OF[letter.toLowerCase()] ?? null;
  return kind === null ? { kind, text: typed.trim() } : { kind, text: rest.trim() };
}
