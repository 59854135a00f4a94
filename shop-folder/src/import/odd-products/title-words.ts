const SHORTEST = 3;
const LONGEST_SINGULAR = 4;

/** Words of a title, each once: letters only, lower case without accents, English plurals as singulars. */
export const titleWords = (title: string): string[] => [
  ...new Set(
    (
      title
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? []
    )
      .filter((word) => word.length >= SHORTEST)
      .map(singular),
  ),
];

const singular = (word: string): string => (word.length > LONGEST_SINGULAR && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word);

/** Ids of words, so that a hundred thousand titles take little memory. */
export class WordNumbers {
  readonly #numbers = new Map<string, number>();

  of(title: string): number[] {
    return titleWords(title).map((word) => {
      const number = this.#numbers.get(word) ?? this.#numbers.size;
      this.#numbers.set(word, number);
      return number;
    });
  }
}
