/** Shapes of the shop's own map besides land and borders: rivers, and positions of country names, by longitude and latitude. No third-party tiles. */
export type Line = readonly (readonly [longitude: number, latitude: number])[];

/** Position of a country's name on the map; countries without a text are omitted. */
export const COUNTRY_NAMES: Readonly<Record<string, readonly [longitude: number, latitude: number]>> = {
  SI: [14.95, 45.78],
  HR: [16.55, 45.62],
  AT: [14.6, 47.32],
  BA: [17.7, 44.2],
  RS: [20.75, 44.1],
  ME: [19.1, 42.95],
  IT: [12.85, 46.25],
};

/** Points of an outline: hundredths of a degree, each as the difference to the previous one. */
export function readOutline(text: string): Line {
  let [x, y] = [0, 0];
  return text.split(' ').map((pair) => {
    const [dx = 0, dy = 0] = pair.split(',').map(Number);
    x += dx;
    y += dy;
    return [x / 100, y / 100] as const;
  });
}

export const RIVERS: readonly Line[] = [
  // Danube
  [
    [16.8, 48.1],
    [17.11, 48.14],
    [17.7, 47.75],
    [18.75, 47.81],
    [19.05, 47.5],
    [18.9, 46.8],
    [18.75, 46.0],
    [18.95, 45.55],
    [19.05, 45.3],
    [19.85, 45.26],
    [20.3, 45.0],
    [20.46, 44.82],
    [20.93, 44.67],
    [21.63, 44.66],
  ],
  // Sava
  [
    [13.9, 46.28],
    [14.36, 46.24],
    [14.55, 46.09],
    [15.1, 46.1],
    [15.5, 45.96],
    [15.97, 45.78],
    [16.37, 45.48],
    [17.2, 45.14],
    [18.0, 45.14],
    [18.8, 44.87],
    [19.6, 44.97],
    [20.46, 44.82],
  ],
  // Drava
  [
    [12.76, 46.83],
    [13.85, 46.61],
    [14.9, 46.62],
    [15.65, 46.56],
    [16.34, 46.31],
    [17.2, 45.98],
    [18.0, 45.75],
    [18.69, 45.55],
    [18.95, 45.55],
  ],
  // Mura
  [
    [14.2, 47.1],
    [14.9, 47.4],
    [15.35, 47.25],
    [15.45, 47.0],
    [15.75, 46.7],
    [16.4, 46.5],
    [16.9, 46.3],
  ],
];
