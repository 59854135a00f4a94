import type { CountryCode } from '@vitrina/contract/values/countries';

type Place = readonly [latitude: number, longitude: number];

/** Southwest and northeast corners, islands included, in degrees. Tolerances do not matter: a place outside is a typing error. */
const BOUNDS: Readonly<Record<CountryCode, readonly [Place, Place]>> = {
  SI: [
    [45.4, 13.3],
    [46.9, 16.7],
  ],
  HR: [
    [42.3, 13.2],
    [46.6, 19.5],
  ],
  AT: [
    [46.3, 9.5],
    [49.1, 17.2],
  ],
  DE: [
    [47.2, 5.8],
    [55.1, 15.1],
  ],
  RS: [
    [41.8, 18.8],
    [46.2, 23.1],
  ],
  BA: [
    [42.5, 15.7],
    [45.3, 19.7],
  ],
  ME: [
    [41.8, 18.4],
    [43.6, 20.4],
  ],
  IT: [
    [35.4, 6.6],
    [47.1, 18.6],
  ],
  ES: [
    [27.6, -18.2],
    [43.9, 4.4],
  ],
};

export function isInCountry(country: CountryCode, [latitude, longitude]: Place): boolean {
  const [[south, west], [north, east]] = BOUNDS[country];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
