/** Small helpers for texts that repeat across the computers department. */
import type { Texts } from '../types.ts';

type Language = keyof Texts;
type Gender = 'm' | 'f' | 'n';

/** Colour adjectives as [masculine, feminine, neuter]; one form where the language does not bend it. */
const colours: Record<string, Record<Exclude<Language, 'at'>, string[]>> = {
  silver: {
    si: ['srebrni', 'srebrna'],
    hr: ['srebrni', 'srebrna', 'srebrno'],
    en: ['silver'],
    de: ['Silber'],
    rs: ['srebrni', 'srebrna'],
    it: ['argento'],
    ba: ['srebreni', 'srebrena'],
    me: ['srebrni', 'srebrna'],
    es: ['plata'],
  },
  graphite: {
    si: ['grafitni', 'grafitna'],
    hr: ['grafitni', 'grafitna', 'grafitno'],
    en: ['graphite'],
    de: ['Graphit'],
    rs: ['grafitni', 'grafitna'],
    it: ['grafite'],
    ba: ['grafitni', 'grafitna'],
    me: ['grafitni', 'grafitna'],
    es: ['grafito'],
  },
  black: {
    si: ['črni', 'črna'],
    hr: ['crni', 'crna', 'crno'],
    en: ['black'],
    de: ['Schwarz'],
    rs: ['crni', 'crna'],
    it: ['nero', 'nera'],
    ba: ['crni', 'crna'],
    me: ['crni', 'crna'],
    es: ['negro', 'negra'],
  },
  white: {
    si: ['beli', 'bela'],
    hr: ['bijeli', 'bijela', 'bijelo'],
    en: ['white'],
    de: ['Weiß'],
    rs: ['beli', 'bela'],
    it: ['bianco', 'bianca'],
    ba: ['bijeli', 'bijela'],
    me: ['bijeli', 'bijela'],
    es: ['blanco', 'blanca'],
  },
  midnight: {
    si: ['polnočno modri', 'polnočno modra'],
    hr: ['ponoćno plavi', 'ponoćno plava', 'ponoćno plavo'],
    en: ['midnight blue'],
    de: ['Mitternachtsblau'],
    rs: ['ponoćnoplavi', 'ponoćnoplava'],
    it: ['blu notte'],
    ba: ['ponoćnoplavi', 'ponoćnoplava'],
    me: ['ponoćnoplavi', 'ponoćnoplava'],
    es: ['azul noche'],
  },
  sky: {
    si: ['nebesno modri', 'nebesno modra'],
    hr: ['nebeskoplavi', 'nebeskoplava', 'nebeskoplavo'],
    en: ['sky blue'],
    de: ['Himmelblau'],
    rs: ['nebeskoplavi', 'nebeskoplava'],
    it: ['celeste'],
    ba: ['nebeskoplavi', 'nebeskoplava'],
    me: ['nebeskoplavi', 'nebeskoplava'],
    es: ['azul cielo'],
  },
  sand: {
    si: ['peščeni', 'peščena'],
    hr: ['boje pijeska'],
    en: ['sand'],
    de: ['Sand'],
    rs: ['boje peska'],
    it: ['sabbia'],
    ba: ['boje pijeska'],
    me: ['boje pijeska'],
    es: ['arena'],
  },
  sage: {
    si: ['žajbljevo zeleni', 'žajbljevo zelena'],
    hr: ['boje kadulje'],
    en: ['sage'],
    de: ['Salbei'],
    rs: ['boje žalfije'],
    it: ['verde salvia'],
    ba: ['boje kadulje'],
    me: ['boje žalfije'],
    es: ['verde salvia'],
  },
};

export function mapTexts(texts: Texts, change: (text: string, language: Language) => string): Texts {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, change(text, language as Language)])) as unknown as Texts;
}

/** Colour that agrees with the noun; masculine unless `gender` names another for a language. */
export function colour(code: string, gender: Partial<Record<Language, Gender>> = {}, tail = ''): Texts {
  const forms = colours[code];
  if (!forms) throw new Error(`No colour words for ${code}`);
  return Object.fromEntries(
    Object.entries(forms).map(([language, words]) => {
      const place = { m: 0, f: 1, n: 2 }[gender[language as Language] ?? 'm'];
      return [language, (words[place] ?? words[0]) + (tail && `, ${tail}`)];
    }),
  ) as unknown as Texts;
}

/** Gender of the nouns used in this department, where it is not masculine. */
export const laptopGender = { hr: 'n' } as const;
export const keyboardGender = { si: 'f', hr: 'f', rs: 'f', it: 'f', ba: 'f', me: 'f' } as const;
export const mouseGender = { si: 'f' } as const;

/** `8 cores, up to 4.7 GHz` with the plural each language asks for. */
export function cpu(cores: number, ghz: number): Texts {
  const few = cores >= 2 && cores <= 4;
  const speed = `${ghz.toFixed(1).replace('.', ',')}\u00a0GHz`;
  return {
    si: `${cores} ${cores === 2 ? 'jedri' : few ? 'jedra' : 'jeder'}, do ${speed}`,
    hr: `${cores} ${few ? 'jezgre' : 'jezgri'}, do ${speed}`,
    en: `${cores} cores, up to ${ghz.toFixed(1)}\u00a0GHz`,
    de: `${cores} Kerne, bis ${speed}`,
    rs: `${cores} ${few ? 'jezgra' : 'jezgara'}, do ${speed}`,
    it: `${cores} core, fino a ${speed}`,
    ba: `${cores} ${few ? 'jezgre' : 'jezgri'}, do ${speed}`,
    me: `${cores} ${few ? 'jezgra' : 'jezgara'}, do ${speed}`,
    es: `${cores} núcleos, hasta ${speed}`,
  };
}

export const noSystem: Texts = {
  si: 'brez operacijskega sistema',
  hr: 'bez operacijskog sustava',
  en: 'no operating system',
  de: 'ohne Betriebssystem',
  rs: 'bez operativnog sistema',
  it: 'senza sistema operativo',
  ba: 'bez operativnog sistema',
  me: 'bez operativnog sistema',
  es: 'sin sistema operativo',
};

/** Nouns that stand in front of brand and model. */
export const nouns = {
  laptop: {
    si: 'Prenosnik',
    hr: 'Prijenosno računalo',
    en: 'Laptop',
    de: 'Notebook',
    rs: 'Laptop',
    it: 'Notebook',
    ba: 'Laptop',
    me: 'Laptop',
    es: 'Portátil',
  },
  gamingLaptop: {
    si: 'Igričarski prenosnik',
    hr: 'Gaming prijenosno računalo',
    en: 'Gaming laptop',
    de: 'Gaming-Notebook',
    rs: 'Gejmerski laptop',
    it: 'Notebook gaming',
    ba: 'Gaming laptop',
    me: 'Gejming laptop',
    es: 'Portátil gaming',
  },
  computer: {
    si: 'Računalnik',
    hr: 'Stolno računalo',
    en: 'Desktop PC',
    de: 'Desktop-PC',
    rs: 'Stoni računar',
    it: 'PC desktop',
    ba: 'Stolni računar',
    me: 'Desktop računar',
    es: 'Ordenador de sobremesa',
  },
  gamingComputer: {
    si: 'Igričarski računalnik',
    hr: 'Gaming računalo',
    en: 'Gaming PC',
    de: 'Gaming-PC',
    rs: 'Gejmerski računar',
    it: 'PC gaming',
    ba: 'Gaming računar',
    me: 'Gejming računar',
    es: 'PC gaming',
  },
  miniComputer: {
    si: 'Mini računalnik',
    hr: 'Mini računalo',
    en: 'Mini PC',
    de: 'Mini-PC',
    rs: 'Mini računar',
    it: 'Mini PC',
    ba: 'Mini računar',
    me: 'Mini računar',
    es: 'Mini PC',
  },
  monitor: {
    si: 'Monitor',
    hr: 'Monitor',
    en: 'Monitor',
    de: 'Monitor',
    rs: 'Monitor',
    it: 'Monitor',
    ba: 'Monitor',
    me: 'Monitor',
    es: 'Monitor',
  },
  gamingMonitor: {
    si: 'Igričarski monitor',
    hr: 'Gaming monitor',
    en: 'Gaming monitor',
    de: 'Gaming-Monitor',
    rs: 'Gejmerski monitor',
    it: 'Monitor gaming',
    ba: 'Gaming monitor',
    me: 'Gejming monitor',
    es: 'Monitor gaming',
  },
  keyboard: {
    si: 'Tipkovnica',
    hr: 'Tipkovnica',
    en: 'Keyboard',
    de: 'Tastatur',
    rs: 'Tastatura',
    it: 'Tastiera',
    ba: 'Tastatura',
    me: 'Tastatura',
    es: 'Teclado',
  },
  mechanicalKeyboard: {
    si: 'Mehanska tipkovnica',
    hr: 'Mehanička tipkovnica',
    en: 'Mechanical keyboard',
    de: 'Mechanische Tastatur',
    rs: 'Mehanička tastatura',
    it: 'Tastiera meccanica',
    ba: 'Mehanička tastatura',
    me: 'Mehanička tastatura',
    es: 'Teclado mecánico',
  },
  mouse: {
    si: 'Brezžična miška',
    hr: 'Bežični miš',
    en: 'Wireless mouse',
    de: 'Kabellose Maus',
    rs: 'Bežični miš',
    it: 'Mouse senza fili',
    ba: 'Bežični miš',
    me: 'Bežični miš',
    es: 'Ratón inalámbrico',
  },
  gamingMouse: {
    si: 'Igričarska miška',
    hr: 'Gaming miš',
    en: 'Gaming mouse',
    de: 'Gaming-Maus',
    rs: 'Gejmerski miš',
    it: 'Mouse gaming',
    ba: 'Gaming miš',
    me: 'Gejming miš',
    es: 'Ratón gaming',
  },
  inkPrinter: {
    si: 'Brizgalni tiskalnik',
    hr: 'Tintni pisač',
    en: 'Inkjet printer',
    de: 'Tintenstrahldrucker',
    rs: 'Inkjet štampač',
    it: 'Stampante a getto d’inchiostro',
    ba: 'Inkjet printer',
    me: 'Inkdžet štampač',
    es: 'Impresora de tinta',
  },
  laserPrinter: {
    si: 'Laserski tiskalnik',
    hr: 'Laserski pisač',
    en: 'Laser printer',
    de: 'Laserdrucker',
    rs: 'Laserski štampač',
    it: 'Stampante laser',
    ba: 'Laserski printer',
    me: 'Laserski štampač',
    es: 'Impresora láser',
  },
  externalSsd: {
    si: 'Zunanji disk SSD',
    hr: 'Vanjski SSD',
    en: 'Portable SSD',
    de: 'Externe SSD',
    rs: 'Eksterni SSD',
    it: 'SSD esterno',
    ba: 'Eksterni SSD',
    me: 'Eksterni SSD',
    es: 'SSD externo',
  },
  nas: {
    si: 'Omrežni strežnik NAS',
    hr: 'Mrežna pohrana NAS',
    en: 'NAS',
    de: 'NAS-Server',
    rs: 'Mrežno skladište NAS',
    it: 'NAS',
    ba: 'Mrežna pohrana NAS',
    me: 'Mrežno skladište NAS',
    es: 'Servidor NAS',
  },
} satisfies Record<string, Texts>;
