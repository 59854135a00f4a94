import type { Texts } from '../types.ts';

/** Colours of headphones and earbuds: agree with slušalke, slušalice, auriculares (plural). */
export const pluralColours = {
  graphite: { si: 'grafitne', hr: 'grafitne', en: 'graphite', de: 'graphitgrau', rs: 'grafitne', it: 'grafite', ba: 'grafitne', me: 'grafitne', es: 'grafito' },
  cream: { si: 'smetanasto bele', hr: 'krem', en: 'cream', de: 'cremeweiß', rs: 'krem', it: 'crema', ba: 'krem', me: 'krem', es: 'crema' },
  sage: {
    si: 'žajbljevo zelene',
    hr: 'zelene poput kadulje',
    en: 'sage green',
    de: 'salbeigrün',
    rs: 'zelene kao žalfija',
    it: 'verde salvia',
    ba: 'zelene kao žalfija',
    me: 'zelene kao žalfija',
    es: 'verde salvia',
  },
  black: { si: 'črne', hr: 'crne', en: 'black', de: 'schwarz', rs: 'crne', it: 'colore nero', ba: 'crne', me: 'crne', es: 'negros' },
  white: { si: 'bele', hr: 'bijele', en: 'white', de: 'weiß', rs: 'bele', it: 'colore bianco', ba: 'bijele', me: 'bijele', es: 'blancos' },
  rose: { si: 'rožnate', hr: 'ružičaste', en: 'rose', de: 'rosé', rs: 'roze', it: 'rosa', ba: 'roza', me: 'roze', es: 'rosa' },
  midnight: {
    si: 'temno modre',
    hr: 'tamnoplave',
    en: 'midnight blue',
    de: 'nachtblau',
    rs: 'tamnoplave',
    it: 'blu notte',
    ba: 'tamnoplave',
    me: 'tamnoplave',
    es: 'azul noche',
  },
  sand: {
    si: 'peščene',
    hr: 'boje pijeska',
    en: 'sand',
    de: 'sandfarben',
    rs: 'boje peska',
    it: 'sabbia',
    ba: 'boje pijeska',
    me: 'boje pijeska',
    es: 'arena',
  },
} satisfies Record<string, Texts>;

/** Colours of speakers and turntables: agree with zvočnik, gramofon, altavoz, tocadiscos (masculine singular). */
export const singularColours = {
  black: { si: 'črn', hr: 'crni', en: 'black', de: 'schwarz', rs: 'crni', it: 'nero', ba: 'crni', me: 'crni', es: 'negro' },
  white: { si: 'bel', hr: 'bijeli', en: 'white', de: 'weiß', rs: 'beli', it: 'bianco', ba: 'bijeli', me: 'bijeli', es: 'blanco' },
  coral: { si: 'koralno rdeč', hr: 'koraljni', en: 'coral', de: 'korallenrot', rs: 'koralni', it: 'corallo', ba: 'koraljni', me: 'koralni', es: 'coral' },
  sky: {
    si: 'nebesno moder',
    hr: 'nebeskoplavi',
    en: 'sky blue',
    de: 'himmelblau',
    rs: 'nebeskoplavi',
    it: 'celeste',
    ba: 'nebeskoplavi',
    me: 'nebeskoplavi',
    es: 'azul cielo',
  },
  sage: {
    si: 'žajbljevo zelen',
    hr: 'zelen poput kadulje',
    en: 'sage green',
    de: 'salbeigrün',
    rs: 'zelen kao žalfija',
    it: 'verde salvia',
    ba: 'zelen kao žalfija',
    me: 'zelen kao žalfija',
    es: 'verde salvia',
  },
} satisfies Record<string, Texts>;
