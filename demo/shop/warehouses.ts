import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Opening hours by day of the week, Monday first; `null` is closed. */
type Hours = ([opens: string, closes: string] | null)[];

export interface DemoWarehouse {
  code: string;
  /** As it is written on its door. */
  title: string;
  /** Languages that call it otherwise. */
  titles: Partial<Record<LanguageCode, string>>;
  town: string;
  address: string;
  country: 'SI' | 'HR' | 'AT' | 'RS' | 'BA' | 'ME';
  is_shop: boolean;
  hours: Hours;
  latitude: number | null;
  longitude: number | null;
  /** Code of the seller whose goods alone lie there. */
  seller?: string;
}

const week = (weekdays: [string, string], saturday: [string, string] | null, sunday: [string, string] | null = null): Hours => [
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  saturday,
  sunday,
];
const MALL = week(['09:00', '21:00'], ['09:00', '21:00']);
const MALL_WITH_SUNDAY = week(['09:00', '21:00'], ['09:00', '21:00'], ['10:00', '20:00']);
const STREET = week(['09:00', '19:00'], ['09:00', '14:00']);
/** Towns keep the name on their door where a language has no other in daily use. */
const BELGRADE = { en: 'Belgrade', de: 'Belgrad', at: 'Belgrad', it: 'Belgrado', es: 'Belgrado' };
const TITLES: Readonly<Record<string, Partial<Record<LanguageCode, string>>>> = {
  central: {
    si: 'Osrednje skladišče',
    hr: 'Središnje skladište',
    en: 'Central warehouse',
    de: 'Zentrallager',
    at: 'Zentrallager',
    rs: 'Centralno skladište',
    it: 'Magazzino centrale',
    ba: 'Centralno skladište',
    me: 'Centralno skladište',
    es: 'Almacén central',
  },
  'ljubljana-btc': { it: 'Lubiana BTC', es: 'Liubliana BTC' },
  koper: { it: 'Capodistria' },
  zagreb: { it: 'Zagabria' },
  split: { it: 'Spalato' },
  rijeka: { it: 'Fiume' },
  graz: { si: 'Gradec' },
  beograd: BELGRADE,
  kotnik: {
    si: 'Skladišče Elektro Kotnik',
    hr: 'Skladište Elektro Kotnik',
    en: 'Elektro Kotnik warehouse',
    de: 'Lager Elektro Kotnik',
    at: 'Lager Elektro Kotnik',
    rs: 'Skladište Elektro Kotnik',
    it: 'Magazzino Elektro Kotnik',
    ba: 'Skladište Elektro Kotnik',
    me: 'Skladište Elektro Kotnik',
    es: 'Almacén Elektro Kotnik',
  },
  brod: {
    si: 'Skladišče Foto Brod',
    hr: 'Skladište Foto Brod',
    en: 'Foto Brod warehouse',
    de: 'Lager Foto Brod',
    at: 'Lager Foto Brod',
    rs: 'Skladište Foto Brod',
    it: 'Magazzino Foto Brod',
    ba: 'Skladište Foto Brod',
    me: 'Skladište Foto Brod',
    es: 'Almacén Foto Brod',
  },
  krog: {
    si: 'Delavnica Drugi krog',
    hr: 'Radionica Drugi krog',
    en: 'Drugi krog workshop',
    de: 'Werkstatt Drugi krog',
    at: 'Werkstatt Drugi krog',
    rs: 'Radionica Drugi krog',
    it: 'Officina Drugi krog',
    ba: 'Radionica Drugi krog',
    me: 'Radionica Drugi krog',
    es: 'Taller Drugi krog',
  },
};
const NOT_OPEN: Hours = [null, null, null, null, null, null, null];

const shop = (
  code: string,
  title: string,
  town: string,
  address: string,
  country: DemoWarehouse['country'],
  hours: Hours,
  [latitude, longitude]: [number, number],
): DemoWarehouse => ({ code, title, town, address, country, is_shop: true, titles: TITLES[code] ?? {}, hours, latitude, longitude });
const store = (code: string, title: string, town: string, address: string, country: DemoWarehouse['country'], seller?: string): DemoWarehouse => ({
  code,
  title,
  town,
  address,
  country,
  is_shop: false,
  titles: TITLES[code] ?? {},
  hours: NOT_OPEN,
  latitude: null,
  longitude: null,
  ...(seller && { seller }),
});

/** Where goods lie: the central warehouse, the shops, and what other sellers keep themselves. Streets are invented. */
export const warehouses: DemoWarehouse[] = [
  store('central', 'Osrednje skladišče', 'Trzin', 'Skladiščna ulica 4, 1236 Trzin', 'SI'),
  shop('ljubljana-btc', 'Ljubljana BTC', 'Ljubljana', 'Hala Tivolska 14, 1000 Ljubljana', 'SI', MALL, [46.0661, 14.5433]),
  shop('maribor-europark', 'Maribor Europark', 'Maribor', 'Dravska promenada 9, 2000 Maribor', 'SI', MALL, [46.5541, 15.6532]),
  shop('koper', 'Koper', 'Koper', 'Solinarska cesta 21, 6000 Koper', 'SI', MALL, [45.5436, 13.7361]),
  shop('celje', 'Celje', 'Celje', 'Savinjsko nabrežje 7, 3000 Celje', 'SI', MALL, [46.2397, 15.2677]),
  shop('kranj', 'Kranj', 'Kranj', 'Pod Krvavcem 18, 4000 Kranj', 'SI', STREET, [46.2428, 14.3555]),
  shop('novo-mesto', 'Novo mesto', 'Novo mesto', 'Krkina pot 5, 8000 Novo mesto', 'SI', STREET, [45.8011, 15.1689]),
  shop('zagreb', 'Zagreb', 'Zagreb', 'Savska obala 112, 10000 Zagreb', 'HR', MALL_WITH_SUNDAY, [45.7994, 15.9578]),
  shop('split', 'Split', 'Split', 'Ulica morskih vjetrova 30, 21000 Split', 'HR', MALL_WITH_SUNDAY, [43.5147, 16.4435]),
  shop('rijeka', 'Rijeka', 'Rijeka', 'Kvarnerska šetnica 3, 51000 Rijeka', 'HR', MALL, [45.3271, 14.4422]),
  shop('graz', 'Graz', 'Graz', 'Murpromenade 44, 8020 Graz', 'AT', week(['09:00', '18:30'], ['09:00', '17:00']), [47.0679, 15.4417]),
  shop('beograd', 'Beograd', 'Beograd', 'Bulevar dve reke 88, 11070 Beograd', 'RS', MALL_WITH_SUNDAY, [44.8125, 20.4212]),
  shop('novi-sad', 'Novi Sad', 'Novi Sad', 'Dunavska promenada 15, 21000 Novi Sad', 'RS', MALL_WITH_SUNDAY, [45.2551, 19.8452]),
  shop('sarajevo', 'Sarajevo', 'Sarajevo', 'Ulica kod sedam mostova 6, 71000 Sarajevo', 'BA', MALL_WITH_SUNDAY, [43.8563, 18.4131]),
  shop('podgorica', 'Podgorica', 'Podgorica', 'Bulevar Ribnice 27, 81000 Podgorica', 'ME', MALL, [42.4411, 19.2636]),
  store('kotnik', 'Skladišče Elektro Kotnik', 'Slovenj Gradec', 'Obrtniška ulica 12, 2380 Slovenj Gradec', 'SI', 'elektro-kotnik'),
  store('brod', 'Skladište Foto Brod', 'Zagreb', 'Ulica stare tiskare 8, 10000 Zagreb', 'HR', 'foto-brod'),
  store('krog', 'Werkstatt Drugi krog', 'Graz', 'Werkstattgasse 2, 8020 Graz', 'AT', 'drugi-krog'),
];
