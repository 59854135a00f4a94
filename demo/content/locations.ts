import type { PARKING, SETTINGS, SPECIALS, TRANSPORT } from './location-texts.ts';

export interface DemoLocation {
  /** Code of the warehouse, which has its address, hours and place on the map. */
  code: string;
  phone: string;
  setting: keyof typeof SETTINGS;
  transport: keyof typeof TRANSPORT;
  /** Numbers of the lines. */
  lines: string;
  parking: keyof typeof PARKING;
  /** Tens, so that every language counts them the same way. */
  places: number;
  special: keyof typeof SPECIALS;
}

/** What there is to know of each shop besides its warehouse. All of it is invented. */
export const locations: readonly DemoLocation[] = [
  {
    code: 'ljubljana-btc',
    phone: '+386 1 200 00 10',
    setting: 'mall',
    transport: 'bus',
    lines: '2, 7, 12',
    parking: 'free',
    places: 240,
    special: 'sound',
  },
  { code: 'maribor-europark', phone: '+386 2 200 00 11', setting: 'mall', transport: 'bus', lines: '6, 18', parking: 'free', places: 180, special: 'kitchen' },
  { code: 'koper', phone: '+386 5 200 00 12', setting: 'water', transport: 'bus', lines: '1, 3', parking: 'free', places: 90, special: 'photo' },
  { code: 'celje', phone: '+386 3 200 00 13', setting: 'mall', transport: 'bus', lines: '4, 5', parking: 'free', places: 120, special: 'repair' },
  { code: 'kranj', phone: '+386 4 200 00 14', setting: 'street', transport: 'bus', lines: '1, 2', parking: 'free', places: 40, special: 'repair' },
  { code: 'novo-mesto', phone: '+386 7 200 00 15', setting: 'street', transport: 'bus', lines: '1, 4', parking: 'free', places: 50, special: 'repair' },
  { code: 'zagreb', phone: '+385 1 200 00 16', setting: 'water', transport: 'tram', lines: '5, 17', parking: 'hour', places: 160, special: 'sound' },
  { code: 'split', phone: '+385 21 200 017', setting: 'mall', transport: 'bus', lines: '9, 10', parking: 'hour', places: 200, special: 'photo' },
  { code: 'rijeka', phone: '+385 51 200 018', setting: 'water', transport: 'bus', lines: '2, 8', parking: 'hour', places: 110, special: 'photo' },
  { code: 'graz', phone: '+43 316 200 019', setting: 'street', transport: 'tram', lines: '4, 5', parking: 'hour', places: 60, special: 'repair' },
  { code: 'beograd', phone: '+381 11 200 0020', setting: 'mall', transport: 'tram', lines: '7, 9, 11', parking: 'hour', places: 300, special: 'sound' },
  { code: 'novi-sad', phone: '+381 21 200 0021', setting: 'water', transport: 'bus', lines: '5, 8', parking: 'free', places: 130, special: 'kitchen' },
  { code: 'sarajevo', phone: '+387 33 200 022', setting: 'mall', transport: 'tram', lines: '3, 6', parking: 'hour', places: 150, special: 'kitchen' },
  { code: 'podgorica', phone: '+382 20 200 023', setting: 'mall', transport: 'bus', lines: '1, 6', parking: 'free', places: 170, special: 'photo' },
];

/** Opens in spring: only staff see it, and it is no warehouse yet. */
export const hiddenLocation = {
  code: 'ptuj',
  title: 'Ptuj',
  facts: { address: 'Novi trg 1, 2250 Ptuj', town: 'Ptuj', country: 'SI', latitude: 46.4201, longitude: 15.8702, hours: [] },
} as const;
