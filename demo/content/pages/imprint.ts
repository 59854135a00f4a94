import type { DemoPage } from './page-text.ts';

/** Who runs the shop; demanded of every one in Germany (§ 5 DDG) and Austria (§ 5 ECG), and right everywhere. The numbers belong to nobody. */
const NUMBERS = { register: '1234567000', vat: 'SI12345679', director: 'Ana Vidmar' };
const { register, vat, director } = NUMBERS;

export const imprint: DemoPage = {
  code: 'imprint',
  texts: {
    si: {
      title: 'Impresum',
      short: 'Kdo vodi trgovino Vitrina.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana
- Telefon: +386 1 200 00 00, e-pošta: pomoc@vitrina.test
- Direktorica: ${director}
- Vpisano v sodni register pri Okrožnem sodišču v Ljubljani
- Matična številka: ${register}
- Identifikacijska številka za DDV: ${vat}
- Nadzor: Tržni inšpektorat Republike Slovenije
Za vsebino strani odgovarja ${director}.`,
    },
    hr: {
      title: 'Impresum',
      short: 'Tko vodi trgovinu Vitrina.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Telefon: +386 1 200 00 00, e-pošta: pomoc@vitrina.test
- Direktorica: ${director}
- Upisano u sudski registar pri Okružnom sudu u Ljubljani
- Matični broj: ${register}
- PDV identifikacijski broj: ${vat}
Za sadržaj stranica odgovara ${director}.`,
    },
    en: {
      title: 'Imprint',
      short: 'Who runs the Vitrina shop.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenia
- Phone: +386 1 200 00 00, email: pomoc@vitrina.test
- Managing director: ${director}
- Entered in the register of companies at the District Court of Ljubljana
- Registration number: ${register}
- VAT number: ${vat}
Responsible for the content of these pages: ${director}.`,
    },
    de: {
      title: 'Impressum',
      short: 'Wer den Shop Vitrina betreibt (Angaben nach § 5 DDG).',
      body: `
Vitrina, d. o. o. (Gesellschaft mit beschränkter Haftung slowenischen Rechts), Slovenska cesta 1, 1000 Ljubljana, Slowenien
- Telefon: +386 1 200 00 00, E-Mail: pomoc@vitrina.test
- Vertreten durch die Geschäftsführerin ${director}
- Eingetragen im Gerichtsregister des Bezirksgerichts Ljubljana, Registernummer ${register}
- Umsatzsteuer-Identifikationsnummer: ${vat}
- Verantwortlich für den Inhalt (§ 18 Abs. 2 MStV): ${director}, Anschrift wie oben
Wir sind weder verpflichtet noch bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).`,
    },
    at: {
      title: 'Impressum',
      short: 'Wer den Shop Vitrina betreibt (Angaben nach § 5 ECG und § 25 Mediengesetz).',
      body: `
Vitrina, d. o. o. (Gesellschaft mit beschränkter Haftung slowenischen Rechts), Slovenska cesta 1, 1000 Ljubljana, Slowenien
- Telefon: +386 1 200 00 00, E-Mail: pomoc@vitrina.test
- Geschäftsführerin: ${director}
- Unternehmensgegenstand: Einzelhandel mit Elektronik und Haushaltsgeräten
- Eingetragen im Gerichtsregister des Bezirksgerichts Ljubljana, Registernummer ${register}
- UID-Nummer: ${vat}
- Medieninhaberin und Herausgeberin: Vitrina, d. o. o.; grundlegende Richtung: Verkauf der eigenen Waren
Aufsicht: Marktinspektorat der Republik Slowenien.`,
    },
    rs: {
      title: 'Impresum',
      short: 'Ko vodi prodavnicu Vitrina.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Telefon: +386 1 200 00 00, e-pošta: pomoc@vitrina.test
- Direktorka: ${director}
- Upisano u sudski registar pri Okružnom sudu u Ljubljani
- Matični broj: ${register}
- PDV broj: ${vat}
Za sadržaj stranica odgovara ${director}.`,
    },
    it: {
      title: 'Note sull’impresa',
      short: 'Chi gestisce il negozio Vitrina.',
      body: `
Vitrina, d. o. o. (società a responsabilità limitata di diritto sloveno), Slovenska cesta 1, 1000 Lubiana, Slovenia
- Telefono: +386 1 200 00 00, e-mail: pomoc@vitrina.test
- Amministratrice: ${director}
- Iscritta al registro presso il Tribunale distrettuale di Lubiana
- Numero di registro: ${register}
- Partita IVA: ${vat}
Responsabile dei contenuti: ${director}.`,
    },
    ba: {
      title: 'Impresum',
      short: 'Ko vodi prodavnicu Vitrina.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Telefon: +386 1 200 00 00, e-pošta: pomoc@vitrina.test
- Direktorica: ${director}
- Upisano u sudski registar pri Okružnom sudu u Ljubljani
- Matični broj: ${register}
- PDV broj: ${vat}
Za sadržaj stranica odgovara ${director}.`,
    },
    me: {
      title: 'Impresum',
      short: 'Ko vodi prodavnicu Vitrina.',
      body: `
Vitrina, d. o. o., Slovenska cesta 1, 1000 Ljubljana, Slovenija
- Telefon: +386 1 200 00 00, e-pošta: pomoc@vitrina.test
- Direktorica: ${director}
- Upisano u sudski registar pri Okružnom sudu u Ljubljani
- Matični broj: ${register}
- PDV broj: ${vat}
Za sadržaj stranica odgovara ${director}.`,
    },
    es: {
      title: 'Aviso legal',
      short: 'Quién lleva la tienda Vitrina.',
      body: `
Vitrina, d. o. o. (sociedad de responsabilidad limitada de derecho esloveno), Slovenska cesta 1, 1000 Liubliana, Eslovenia
- Teléfono: +386 1 200 00 00, correo electrónico: pomoc@vitrina.test
- Administradora: ${director}
- Inscrita en el registro del Tribunal de Distrito de Liubliana
- Número de registro: ${register}
- NIF-IVA: ${vat}
Responsable de los contenidos: ${director}.`,
    },
  },
};
