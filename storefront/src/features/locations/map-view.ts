import type { Line } from './map-shapes.ts';

/** Area shown by a map, degrees. */
export interface MapView {
  west: number;
  east: number;
  south: number;
  north: number;
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** View of the shop's whole region. */
export const REGION: MapView = { west: 12.2, east: 21.4, south: 41.85, north: 47.6 };
/** Ratio of the length of a degree of longitude to one of latitude; the same on all maps, for equal proportions. */
const SHRINK = Math.cos((((REGION.south + REGION.north) / 2) * Math.PI) / 180);
const WIDTH = 1000;
/** Minimum distance, in a map's units, at which two points can be tapped separately on a phone. */
const CROWDED = 76;
const HALF_AROUND = 1.5;

export interface Projection {
  width: number;
  height: number;
  /** Returns the position of a point on the map, in its units. */
  at: (longitude: number, latitude: number) => { x: number; y: number };
  /** A line as the `d` attribute of a path. */
  path: (line: Line, isClosed: boolean) => string;
}

export function projection({ west, east, south, north }: MapView): Projection {
  const scale = WIDTH / ((east - west) * SHRINK);
  const at = (longitude: number, latitude: number) => ({
    x: Math.round((longitude - west) * SHRINK * scale * 10) / 10,
    y: Math.round((north - latitude) * scale * 10) / 10,
  });
  const path = (line: Line, isClosed: boolean) =>
    `M${line.map(([longitude, latitude]) => Object.values(at(longitude, latitude)).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
  return { width: WIDTH, height: Math.round((north - south) * scale), at, path };
}

export const isWithin = ({ west, east, south, north }: MapView, { longitude, latitude }: Spot): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** View of the surroundings of one place. */
export const viewAround = ({ longitude, latitude }: Spot): MapView =>
  widened({ west: longitude - HALF_AROUND, east: longitude + HALF_AROUND, south: latitude, north: latitude });

/** Returns the area to enlarge because its points are too close on the regional map; `null`: none. */
export function crowdedView(spots: readonly Spot[]): MapView | null {
  const { at } = projection(REGION);
  const isCrowded = (one: Spot) => {
    const here = at(one.longitude, one.latitude);
    return spots.some((other) => {
      const there = at(other.longitude, other.latitude);
      return other !== one && Math.hypot(here.x - there.x, here.y - there.y) < CROWDED;
    });
  };
  const crowded = spots.filter(isCrowded);
  if (crowded.length === 0) return null;
  const longitudes = crowded.map((one) => one.longitude);
  const latitudes = crowded.map((one) => one.latitude);
  return widened({
    west: Math.min(...longitudes) - 0.5,
    east: Math.max(...longitudes) + 0.5,
    south: Math.min(...latitudes) - 0.3,
    north: Math.max(...latitudes) + 0.3,
  });
}

/** The view extended around its centre to the proportions of the region's map. */
function widened({ west, east, south, north }: MapView): MapView {
  const shape = (REGION.north - REGION.south) / (REGION.east - REGION.west);
  const width = Math.max(east - west, (north - south) / shape);
  const height = width * shape;
  const [x, y] = [(west + east) / 2, (south + north) / 2];
  return { west: x - width / 2, east: x + width / 2, south: y - height / 2, north: y + height / 2 };
}
