/** A part of a title; `isMatch`: it matches the input. */
export interface TitlePart {
  text: string;
  isMatch: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase();

/** Splits a title at word beginnings that match the input, ignoring diacritics and case. */
export function matchParts(title: string, typed: string): TitlePart[] {
  const words = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const parts: TitlePart[] = [];
  const add = (text: string, isMatch: boolean) => {
    const last = parts.at(-1);
    if (text === '') return;
    if (last && last.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
  };
  for (const [token] of title.matchAll(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu)) {
    const folded = fold(token);
    const word = words.find((one) => folded.startsWith(one));
    const length = word === undefined ? 0 : folded.length === token.length ? word.length : token.length;
    add(token.slice(0, length), true);
    add(token.slice(length), false);
  }
  return parts;
}
