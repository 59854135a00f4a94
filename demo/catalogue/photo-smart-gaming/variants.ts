/** Words after the comma in titles. Colours agree with masculine nouns (fotoaparat, gamepad, termostat). */
import type { Texts } from '../types.ts';

export const inBlack: Texts = { si: 'črn', hr: 'crni', en: 'black', de: 'Schwarz', rs: 'crni', it: 'nero', ba: 'crni', me: 'crni', es: 'negro' };
export const inWhite: Texts = { si: 'bel', hr: 'bijeli', en: 'white', de: 'Weiß', rs: 'beli', it: 'bianco', ba: 'bijeli', me: 'bijeli', es: 'blanco' };
export const inSilver: Texts = {
  si: 'srebrn',
  hr: 'srebrni',
  en: 'silver',
  de: 'Silber',
  rs: 'srebrni',
  it: 'argento',
  ba: 'srebreni',
  me: 'srebrni',
  es: 'plata',
};
export const inGraphite: Texts = {
  si: 'grafitno siv',
  hr: 'grafitno sivi',
  en: 'graphite',
  de: 'Graphit',
  rs: 'grafitno sivi',
  it: 'grafite',
  ba: 'grafitno sivi',
  me: 'grafitno sivi',
  es: 'grafito',
};
export const inCoral: Texts = {
  si: 'koralno rdeč',
  hr: 'koraljno crveni',
  en: 'coral',
  de: 'Koralle',
  rs: 'koralno crveni',
  it: 'corallo',
  ba: 'koraljno crveni',
  me: 'koralno crveni',
  es: 'coral',
};
export const inSage: Texts = {
  si: 'žajbljevo zelen',
  hr: 'zelen poput kadulje',
  en: 'sage',
  de: 'Salbeigrün',
  rs: 'žalfija zeleni',
  it: 'verde salvia',
  ba: 'žalfija zeleni',
  me: 'žalfija zeleni',
  es: 'verde salvia',
};

export const onePiece: Texts = {
  si: '1 kos',
  hr: '1 komad',
  en: '1 piece',
  de: '1 Stück',
  rs: '1 komad',
  it: '1 pezzo',
  ba: '1 komad',
  me: '1 komad',
  es: '1 unidad',
};
export const twoPieces: Texts = {
  si: '2 kosa',
  hr: '2 komada',
  en: '2 pieces',
  de: '2 Stück',
  rs: '2 komada',
  it: '2 pezzi',
  ba: '2 komada',
  me: '2 komada',
  es: '2 unidades',
};
export const threePieces: Texts = {
  si: '3 kosi',
  hr: '3 komada',
  en: '3 pieces',
  de: '3 Stück',
  rs: '3 komada',
  it: '3 pezzi',
  ba: '3 komada',
  me: '3 komada',
  es: '3 unidades',
};
export const fourPieces: Texts = {
  si: '4 kosi',
  hr: '4 komada',
  en: '4 pieces',
  de: '4 Stück',
  rs: '4 komada',
  it: '4 pezzi',
  ba: '4 komada',
  me: '4 komada',
  es: '4 unidades',
};

export const bodyOnly: Texts = {
  si: 'ohišje',
  hr: 'kućište',
  en: 'body only',
  de: 'Gehäuse',
  rs: 'kućište',
  it: 'solo corpo',
  ba: 'kućište',
  me: 'kućište',
  es: 'solo cuerpo',
};
