import { type WordsByLanguage, wordsOf } from '../words-of.ts';
import { eli } from '../rules/rule.ts';
import { stemsIn, type TextRule } from './text-rule.ts';

const SOUTH = [
  'klimatski neutral',
  'klimatsko neutral',
  'ugljično neutral',
  'ugljenično neutral',
  'karbonski neutral',
  'ekološki prihvatljiv',
  'prijateljsk\\p{L}* prema okolišu',
];

/** Stems of generic environmental claims, and of neutrality by offsets; without `eco`, the name of a washing programme. */
const STEMS: WordsByLanguage = {
  si: [
    'podnebno nevtral',
    'klimatsko nevtral',
    'ogljično nevtral',
    'co2 nevtral',
    'okolju prijazn',
    'okolju prijaznej',
    'naravi prijazn',
    'brez vpliva na okolje',
  ],
  hr: SOUTH,
  rs: [...SOUTH, 'ekološki prihvatljiv', 'prijateljsk\\p{L}* prema životnoj sredini'],
  ba: SOUTH,
  me: [...SOUTH, 'prijateljsk\\p{L}* prema životnoj sredini'],
  en: ['climate[- ]neutral', 'carbon[- ]neutral', 'co2[- ]neutral', 'environmentally friendly', 'eco[- ]friendly', 'good for the planet'],
  de: ['klimaneutral', 'co2[- ]neutral', 'klimafreundlich', 'umweltfreundlich', 'umweltschonend', 'naturfreundlich'],
  it: [
    'climaticamente neutr',
    'neutralità climatica',
    'a impatto zero',
    'carbon neutral',
    'rispettos\\p{L}* dell.ambiente',
    'ecosostenibil',
    'amic\\p{L}* dell.ambiente',
  ],
  es: [
    'climáticamente neutr',
    'neutro en carbono',
    'neutralidad climática',
    'respetuos\\p{L}* con el medio ambiente',
    'ecológicamente responsable',
    'amigable con el medio',
  ],
};

/** Rule: a text has no generic environmental claim, as only claims about a product can have proof. */
export const greenWords: TextRule = {
  id: 'green-words',
  level: 'block',
  law: 'directive 2005/29, annex I (4a) and (4c)',
  link: eli('dir/2024/825'),
  check: ({ lang }, plain) => stemsIn(plain, wordsOf(STEMS, lang)).map((word) => `“${word}” is a general claim about the environment`),
};
