import type { Word } from '../question.ts';

/** Key of a word in OpenSearch. Dots are replaced, as they would be read as paths. */
export const wordKey = ({ lang, lexeme }: Word): string => `${lang}:${lexeme.replaceAll('.', '\u00b7')}`;
