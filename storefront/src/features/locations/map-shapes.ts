/** What the shop's own map is drawn of: sea and rivers of the region, by longitude and latitude. No borders and nobody's tiles. */
type Line = readonly (readonly [longitude: number, latitude: number])[];

/** What of the world is shown. */
export const VIEW = { west: 12.2, east: 21.4, south: 41.85, north: 47.6 } as const;

export const ADRIATIC: Line = [
  [13.77, 45.65],
  [13.57, 45.53],
  [13.52, 45.43],
  [13.63, 45.08],
  [13.83, 44.85],
  [13.9, 44.77],
  [14.16, 45.0],
  [14.31, 45.34],
  [14.44, 45.33],
  [14.68, 45.18],
  [14.9, 44.99],
  [14.89, 44.7],
  [15.07, 44.53],
  [15.22, 44.12],
  [15.6, 43.9],
  [15.88, 43.73],
  [16.2, 43.52],
  [16.43, 43.51],
  [17.02, 43.29],
  [17.43, 43.05],
  [17.7, 42.92],
  [18.09, 42.64],
  [18.53, 42.43],
  [18.84, 42.28],
  [19.09, 42.09],
  [19.3, 41.88],
  [19.5, 41.5],
  [15.9, 41.5],
  [16.18, 41.9],
  [15.4, 41.93],
  [14.95, 42.03],
  [14.22, 42.46],
  [13.88, 42.95],
  [13.6, 43.55],
  [13.3, 43.66],
  [12.57, 44.06],
  [12.29, 44.42],
  [12.53, 44.95],
  [12.3, 45.2],
  [12.45, 45.46],
  [13.14, 45.66],
  [13.54, 45.77],
];

/** The larger islands, so that the coast is known again. */
export const ISLANDS: readonly Line[] = [
  [
    [14.28, 45.11],
    [14.44, 44.95],
    [14.44, 44.66],
    [14.3, 44.78],
  ],
  [
    [14.55, 45.2],
    [14.79, 45.0],
    [14.63, 44.95],
    [14.46, 45.06],
  ],
  [
    [14.88, 44.6],
    [15.2, 44.36],
    [15.15, 44.32],
    [14.84, 44.55],
  ],
  [
    [16.38, 43.4],
    [16.85, 43.27],
    [16.6, 43.26],
    [16.37, 43.33],
  ],
  [
    [16.38, 43.21],
    [17.18, 43.12],
    [16.7, 43.11],
    [16.4, 43.16],
  ],
  [
    [16.65, 42.99],
    [17.2, 42.92],
    [16.9, 42.89],
    [16.65, 42.93],
  ],
];

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

const WIDTH = 1000;
/** A degree of longitude is shorter here than one of latitude. */
const SHRINK = Math.cos((((VIEW.south + VIEW.north) / 2) * Math.PI) / 180);
const SCALE = WIDTH / ((VIEW.east - VIEW.west) * SHRINK);
export const MAP_SIZE = { width: WIDTH, height: Math.round((VIEW.north - VIEW.south) * SCALE) } as const;

/** Where a point of the world stands on the map, in its units. */
export const onMap = (longitude: number, latitude: number): { x: number; y: number } => ({
  x: Math.round((longitude - VIEW.west) * SHRINK * SCALE * 10) / 10,
  y: Math.round((VIEW.north - latitude) * SCALE * 10) / 10,
});

/** A line as the `d` of a path. */
export const pathOf = (line: Line, isClosed: boolean): string =>
  `${line
    .map(([longitude, latitude], i) => {
      const { x, y } = onMap(longitude, latitude);
      return `${i === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('')}${isClosed ? 'Z' : ''}`;
