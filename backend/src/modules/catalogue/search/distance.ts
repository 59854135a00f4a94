/** Longer words are compared by this many first letters. */
const LONGEST = 64;
/** Shared buffers, as only one comparison runs at a time. */
const ROWS = [new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1), new Uint8Array(LONGEST + 1)] as [Uint8Array, Uint8Array, Uint8Array];

interface Options {
  /** `word` may be longer than the typed one, which then matches as a prefix. */
  beginning?: boolean;
  /** Limit of errors; greater distances need not be exact. */
  most?: number;
}

/** Edit distance of two words: insertions, deletions, substitutions and transpositions of neighbours (Damerau and Levenshtein). */
export function distance(typed: string, word: string, { beginning = false, most = LONGEST }: Options = {}): number {
  let [before, last, row] = ROWS;
  const [height, width] = [Math.min(LONGEST, typed.length), Math.min(LONGEST, word.length)];
  for (let j = 0; j <= width; j += 1) last[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = typed.charCodeAt(i - 1);
    row[0] = i;
    let rowLeast = i;
    for (let j = 1; j <= width; j += 1) {
      let least = (last[j - 1] as number) + (letter === word.charCodeAt(j - 1) ? 0 : 1);
      least = Math.min(least, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && letter === word.charCodeAt(j - 2) && typed.charCodeAt(i - 2) === word.charCodeAt(j - 1))
        least = Math.min(least, (before[j - 2] as number) + 1);
      row[j] = least;
      rowLeast = Math.min(rowLeast, least);
    }
    if (rowLeast > most) return rowLeast;
    [before, last, row] = [last, row, before];
  }
  if (!beginning) return last[width] as number;
  let least = LONGEST;
  for (let j = 0; j <= width; j += 1) least = Math.min(least, last[j] as number);
  return least;
}

/** Typing errors tolerated in a word of this length. */
export const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
