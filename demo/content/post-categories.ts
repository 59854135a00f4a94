import type { Texts } from './texts.ts';

export interface DemoPostCategory {
  code: string;
  parent?: string;
  visible?: boolean;
  title: Texts;
  description: Texts;
}

/** Topics of the guides; the last one is for staff alone. */
export const postCategories: DemoPostCategory[] = [
  {
    code: 'choosing',
    title: {
      si: 'Kako izbrati',
      hr: 'Kako odabrati',
      en: 'How to choose',
      de: 'Richtig wählen',
      rs: 'Kako izabrati',
      it: 'Come scegliere',
      ba: 'Kako izabrati',
      me: 'Kako izabrati',
      es: 'Cómo elegir',
    },
    description: {
      si: 'Pred nakupom: katere številke štejejo in katere lahko mirno spregledate.',
      hr: 'Prije kupnje: koje su brojke važne, a koje možete mirno zanemariti.',
      en: 'Before you buy: which figures count, and which you may safely ignore.',
      de: 'Vor dem Kauf: welche Zahlen zählen und welche Sie getrost übersehen dürfen.',
      rs: 'Pre kupovine: koje su brojke važne, a koje možete mirno da zanemarite.',
      it: 'Prima di comprare: quali numeri contano e quali si possono ignorare tranquillamente.',
      ba: 'Prije kupovine: koje su brojke važne, a koje možete mirno zanemariti.',
      me: 'Prije kupovine: koje su brojke važne, a koje možete mirno da zanemarite.',
      es: 'Antes de comprar: qué cifras cuentan y cuáles puede pasar por alto.',
    },
  },
  {
    code: 'screen-and-sound',
    parent: 'choosing',
    title: {
      si: 'Slika in zvok',
      hr: 'Slika i zvuk',
      en: 'Picture and sound',
      de: 'Bild und Ton',
      rs: 'Slika i zvuk',
      it: 'Immagine e suono',
      ba: 'Slika i zvuk',
      me: 'Slika i zvuk',
      es: 'Imagen y sonido',
    },
    description: {
      si: 'Televizorji, zvočniki in slušalke, izbrani za sobo, v kateri stojijo.',
      hr: 'Televizori, zvučnici i slušalice, odabrani za sobu u kojoj stoje.',
      en: 'Televisions, speakers and headphones, chosen for the room they stand in.',
      de: 'Fernseher, Lautsprecher und Kopfhörer, ausgesucht für das Zimmer, in dem sie stehen.',
      rs: 'Televizori, zvučnici i slušalice, izabrani za sobu u kojoj stoje.',
      it: 'Televisori, casse e cuffie, scelti per la stanza in cui stanno.',
      ba: 'Televizori, zvučnici i slušalice, izabrani za sobu u kojoj stoje.',
      me: 'Televizori, zvučnici i slušalice, izabrani za sobu u kojoj stoje.',
      es: 'Televisores, altavoces y auriculares, elegidos para la habitación en la que están.',
    },
  },
  {
    code: 'home-and-energy',
    title: {
      si: 'Dom in energija',
      hr: 'Dom i energija',
      en: 'Home and energy',
      de: 'Haushalt und Energie',
      rs: 'Dom i energija',
      it: 'Casa ed energia',
      ba: 'Dom i energija',
      me: 'Dom i energija',
      es: 'Hogar y energía',
    },
    description: {
      si: 'Nalepke, poraba in aparati, ki delajo vsak dan, tudi ko nanje pozabite.',
      hr: 'Naljepnice, potrošnja i uređaji koji rade svaki dan, i kad na njih zaboravite.',
      en: 'Labels, consumption and appliances that work every day, even when you forget about them.',
      de: 'Etiketten, Verbrauch und Geräte, die jeden Tag arbeiten, auch wenn Sie sie vergessen.',
      rs: 'Nalepnice, potrošnja i aparati koji rade svakog dana, i kad na njih zaboravite.',
      it: 'Etichette, consumi e apparecchi che lavorano ogni giorno, anche quando ce ne dimentichiamo.',
      ba: 'Naljepnice, potrošnja i aparati koji rade svaki dan, i kad na njih zaboravite.',
      me: 'Naljepnice, potrošnja i aparati koji rade svakog dana, i kad na njih zaboravite.',
      es: 'Etiquetas, consumo y aparatos que trabajan cada día, aunque usted los olvide.',
    },
  },
  {
    code: 'care-and-repair',
    title: {
      si: 'Nega in popravila',
      hr: 'Održavanje i popravci',
      en: 'Care and repair',
      de: 'Pflege und Reparatur',
      rs: 'Održavanje i popravke',
      it: 'Cura e riparazioni',
      ba: 'Održavanje i popravke',
      me: 'Održavanje i popravke',
      es: 'Cuidado y reparación',
    },
    description: {
      si: 'Da bo naprava, ki jo že imate, delala še leta.',
      hr: 'Da uređaj koji već imate radi još godinama.',
      en: 'So that the device you already own works for years to come.',
      de: 'Damit das Gerät, das Sie schon haben, noch jahrelang läuft.',
      rs: 'Da uređaj koji već imate radi još godinama.',
      it: 'Perché l’apparecchio che ha già continui a funzionare per anni.',
      ba: 'Da uređaj koji već imate radi još godinama.',
      me: 'Da uređaj koji već imate radi još godinama.',
      es: 'Para que el aparato que ya tiene funcione muchos años más.',
    },
  },
  {
    code: 'behind-the-counter',
    visible: false,
    title: {
      si: 'Za pultom',
      hr: 'Iza pulta',
      en: 'Behind the counter',
      de: 'Hinter dem Tresen',
      rs: 'Iza pulta',
      it: 'Dietro il banco',
      ba: 'Iza pulta',
      me: 'Iza pulta',
      es: 'Detrás del mostrador',
    },
    description: {
      si: 'Tema, ki jo še pripravljamo.',
      hr: 'Tema koju još pripremamo.',
      en: 'A topic that we are still preparing.',
      de: 'Ein Thema, das wir noch vorbereiten.',
      rs: 'Tema koju još pripremamo.',
      it: 'Un argomento che stiamo ancora preparando.',
      ba: 'Tema koju još pripremamo.',
      me: 'Tema koju još pripremamo.',
      es: 'Un tema que todavía estamos preparando.',
    },
  },
];
