const STOP_WORDS = new Set(
  (
    'a an and are as at by for from in into is it of on or the to with without ' +
    'za in s z na do od iz pri ali ter po u i sa ili uz ' +
    'der die das und mit fur von zum zur im ein eine oder ohne ' +
    'il lo la le gli di da del della con per e senza un una ' +
    'el los las de y para con sin en o'
  ).split(' '),
);

/** Stop words of all languages together. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
