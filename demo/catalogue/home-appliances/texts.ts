import type { Texts } from '../types.ts';

/** Texts that several families share. Slavic colour words are masculine: they follow a masculine noun. */

export const black: Texts = { si: 'črn', hr: 'crni', en: 'black', de: 'schwarz', rs: 'crni', it: 'nero', ba: 'crni', me: 'crni', es: 'negro' };
/** Where the Italian and Spanish nouns are feminine: `macchina`, `cafetera`, `tostadora`. */
export const blackFeminine: Texts = { ...black, it: 'nera', es: 'negra' };
export const white: Texts = { si: 'bel', hr: 'bijeli', en: 'white', de: 'weiß', rs: 'beli', it: 'bianco', ba: 'bijeli', me: 'bijeli', es: 'blanco' };
export const graphite: Texts = {
  si: 'grafitno siv',
  hr: 'grafitno sivi',
  en: 'graphite',
  de: 'graphitgrau',
  rs: 'grafitno sivi',
  it: 'grafite',
  ba: 'grafitno sivi',
  me: 'grafitno sivi',
  es: 'grafito',
};
export const cream: Texts = { si: 'krem', hr: 'krem', en: 'cream', de: 'cremefarben', rs: 'krem', it: 'crema', ba: 'krem', me: 'krem', es: 'crema' };
export const sage: Texts = {
  si: 'žajbljevo zelen',
  hr: 'boje kadulje',
  en: 'sage',
  de: 'salbeigrün',
  rs: 'boje žalfije',
  it: 'verde salvia',
  ba: 'boje kadulje',
  me: 'boje žalfije',
  es: 'verde salvia',
};

/** Two texts one after the other, with a comma between them. */
export function joined(first: Texts, second: Texts): Texts {
  const languages = Object.keys(first) as (keyof Texts)[];
  return Object.fromEntries(languages.map((language) => [language, `${first[language]}, ${second[language]}`])) as unknown as Texts;
}
