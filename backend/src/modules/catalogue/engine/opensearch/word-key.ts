import type { Word } from '../question.ts';

/** A word of a language as OpenSearch stores it. Dots would be read as paths there. */
export const wordKey = ({ lang, lexeme }: Word): string => `${lang}:${lexeme.replaceAll('.', '\u00b7')}`;
