import { useText } from '../../context/shop-context.tsx';
import { BORDERS, LAND } from './map-outlines.ts';
import { COUNTRY_NAMES, readOutline, RIVERS } from './map-shapes.ts';
import { crowdedView, isWithin, type MapView, projection, REGION, viewAround } from './map-view.ts';
import { placeLabels } from './place-labels.ts';
import './location-map.css';

export interface MapPoint {
  id: number;
  title: string;
  url: string;
  latitude: number;
  longitude: number;
}

/** All places on the shop's own map, with an enlarged map if they are close together. Each point is a link, as in the list. */
export function RegionMaps({ points }: { points: readonly MapPoint[] }) {
  const close = crowdedView(points);
  return (
    <div className="location-maps">
      <LocationMap view={REGION} points={points} {...(close && { enlarged: close })} />
      {close && <LocationMap view={close} points={points} />}
    </div>
  );
}

/** One place with its neighbours. */
export function PlaceMap({ points, current }: { points: readonly MapPoint[]; current: number }) {
  const place = points.find(({ id }) => id === current);
  return place ? <LocationMap view={viewAround(place)} points={points} current={current} /> : null;
}

const OUTLINES = LAND.map(readOutline);
const FRONTIERS = BORDERS.map(readOutline);

interface LocationMapProps {
  view: MapView;
  points: readonly MapPoint[];
  /** Area that has a map of its own, outlined here. */
  enlarged?: MapView;
  /** Id of the page's place. */
  current?: number;
}

function LocationMap({ view, points, enlarged, current }: LocationMapProps) {
  const text = useText();
  const { width, height, at, path } = projection(view);
  const shown = points.filter((one) => isWithin(view, one)).map((one) => ({ ...one, ...at(one.longitude, one.latitude) }));
  const far = shown.filter((one) => enlarged && isWithin(enlarged, one));
  const near = shown.filter((one) => !far.includes(one));
  const labels = placeLabels(near, { width, height });
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG group is no fieldset
    <svg className="location-map" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={text('locations_map')}>
      <rect className="map-sea" width={width} height={height} />
      <path className="map-land" d={OUTLINES.map((line) => path(line, true)).join('')} />
      <path className="map-border" d={FRONTIERS.map((line) => path(line, false)).join('')} />
      <path className="map-river" d={RIVERS.map((line) => path(line, false)).join('')} />
      {Object.entries(COUNTRY_NAMES).map(([code, [longitude, latitude]]) => {
        const { x, y } = at(longitude, latitude);
        return (
          isWithin(view, { longitude, latitude }) &&
          !(enlarged && isWithin(enlarged, { longitude, latitude })) && (
            <text key={code} className="map-country" x={x} y={y} textAnchor="middle">
              {text(`country_${code.toLowerCase()}`)}
            </text>
          )
        );
      })}
      {enlarged && <Frame corner={at(enlarged.west, enlarged.north)} opposite={at(enlarged.east, enlarged.south)} />}
      {far.map(({ id, x, y }) => (
        <circle key={id} className="map-far" cx={x} cy={y} r="7" />
      ))}
      {near.map(({ id, title, url, x, y }, i) => {
        const label = labels[i];
        return (
          <a key={id} href={url} className={id === current ? 'map-point current' : 'map-point'} {...(id === current && { 'aria-current': 'page' as const })}>
            <circle className="map-touch" cx={x} cy={y} r="36" />
            <circle className="map-dot" cx={x} cy={y} r="11" />
            <text x={label?.x} y={label?.y} textAnchor={label?.anchor}>
              {title}
            </text>
          </a>
        );
      })}
    </svg>
  );
}

interface Corner {
  x: number;
  y: number;
}

const Frame = ({ corner, opposite }: { corner: Corner; opposite: Corner }) => (
  <rect className="map-frame" x={corner.x} y={corner.y} width={opposite.x - corner.x} height={opposite.y - corner.y} rx="10" />
);
