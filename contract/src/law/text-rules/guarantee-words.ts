import { type WordsByLanguage, wordsOf } from '../words-of.ts';
import { eli } from '../rules/rule.ts';
import { stemsIn, type TextRule } from './text-rule.ts';

/**
 * Stems of a guarantee's duration without a guarantor, which readers take for the statutory guarantee or a longer one. Not for one year, the duration of
 * Slovenia's mandatory guarantee, and not with words between number and guarantee, such as the manufacturer's name.
 */
const STEMS: WordsByLanguage = {
  si: [
    '(?:\\d+|dve|dveh|tri|treh|pet|petih) (?:let\\p{L}*|mesec\\p{L}*) (?:garancij|jamstv)',
    '(?:garancij|jamstv)\\p{L}* (?:za )?(?:\\d+|dve|tri|pet) (?:let|mesec)',
  ],
  hr: [
    '(?:\\d+|dvije|tri|pet) (?:godin\\p{L}*|mjesec\\p{L}*) (?:jamstv|garancij)',
    '(?:jamstv|garancij)\\p{L}* (?:od |na )?(?:\\d+|dvije|tri|pet) (?:godin|mjesec)',
  ],
  rs: ['(?:\\d+|dve|tri|pet) (?:godin\\p{L}*|mesec\\p{L}*) garancij', 'garancij\\p{L}* (?:od |na )?(?:\\d+|dve|tri|pet) (?:godin|mesec)'],
  ba: ['(?:\\d+|dvije|tri|pet) (?:godin\\p{L}*|mjesec\\p{L}*) garancij', 'garancij\\p{L}* (?:od |na )?(?:\\d+|dvije|tri|pet) (?:godin|mjesec)'],
  me: ['(?:\\d+|dvije|tri|pet) (?:godin\\p{L}*|mjesec\\p{L}*) garancij', 'garancij\\p{L}* (?:od |na )?(?:\\d+|dvije|tri|pet) (?:godin|mjesec)'],
  en: [
    "(?:\\d+|two|three|five)[- ](?:years?|months?)(?: of|[’']s?)? (?:guarantee|warranty)",
    '(?:guarantee|warranty) (?:of|for) (?:\\d+|two|three|five) (?:year|month)',
  ],
  de: ['(?:\\d+|zwei|drei|fünf) (?:jahre|monate) garantie', 'garantie (?:von|für) (?:\\d+|zwei|drei|fünf) (?:jahr|monat)'],
  it: ['(?:\\d+|due|tre|cinque) (?:anni|mesi) di garanzia', 'garanzia di (?:\\d+|due|tre|cinque) (?:anni|mesi)'],
  es: ['(?:\\d+|dos|tres|cinco) (?:años|meses) de garantía', 'garantía de (?:\\d+|dos|tres|cinco) (?:años|meses)'],
};

export const guaranteeWords: TextRule = {
  id: 'guarantee-words',
  level: 'block',
  law: 'directive 2005/29, annex I (10), and directive 2019/771, article 17',
  link: eli('dir/2019/771'),
  check: ({ lang }, plain) => stemsIn(plain, wordsOf(STEMS, lang)).map((word) => `“${word}” names a duration, but not who gives the guarantee`),
};
