import { useText } from '../../context/shop-context.tsx';
import { ADRIATIC, ISLANDS, MAP_SIZE, onMap, pathOf, RIVERS, VIEW } from './map-shapes.ts';
import './location-map.css';

export interface MapPoint {
  id: number;
  title: string;
  url: string;
  latitude: number;
  longitude: number;
}

interface LocationMapProps {
  points: readonly MapPoint[];
  /** The place that the page is about. */
  current?: number;
}

/** Drawn once; it never changes. */
const SEA = pathOf(ADRIATIC, true);
const LAND = ISLANDS.map((line) => pathOf(line, true)).join('');
const WATER = RIVERS.map((line) => pathOf(line, false)).join('');
/** Names that would leave the map at its right edge stand to the left of their points. */
const LEFT_FROM = MAP_SIZE.width * 0.82;

/** The places on a map of our own drawing; each point is a link, as in the list beside it. */
export function LocationMap({ points, current }: LocationMapProps) {
  const text = useText();
  const shown = points.filter(
    ({ latitude, longitude }) => longitude >= VIEW.west && longitude <= VIEW.east && latitude >= VIEW.south && latitude <= VIEW.north,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
    <svg className="location-map" viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`} role="group" aria-label={text('locations_map')}>
      <path className="map-sea" d={SEA} />
      <path className="map-land" d={LAND} />
      <path className="map-river" d={WATER} />
      {shown.map(({ id, title, url, latitude, longitude }) => {
        const { x, y } = onMap(longitude, latitude);
        const isLeft = x > LEFT_FROM;
        return (
          <a key={id} href={url} className={id === current ? 'map-point current' : 'map-point'} {...(id === current && { 'aria-current': 'page' as const })}>
            <circle className="map-touch" cx={x} cy={y} r="34" />
            <circle className="map-dot" cx={x} cy={y} r="11" />
            <text x={isLeft ? x - 20 : x + 20} y={y + 9} textAnchor={isLeft ? 'end' : 'start'}>
              {title}
            </text>
          </a>
        );
      })}
    </svg>
  );
}
