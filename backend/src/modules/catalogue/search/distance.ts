/** Steps between two words: a letter more, less or other, or two neighbours changed (Damerau and Levenshtein). `beginning`: `word` may go on after it. */
export function distance(typed: string, word: string, { beginning = false } = {}): number {
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, j) => j);
  for (let i = 1; i <= typed.length; i++) {
    const row = [i];
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1];
      let least = Math.min((last[j] as number) + 1, (row[j - 1] as number) + 1, (last[j - 1] as number) + (same ? 0 : 1));
      if (i > 1 && j > 1 && typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]) least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return beginning ? Math.min(...last) : (last.at(-1) as number);
}

/** Typing errors that are forgiven in a word of this length. */
export const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);
