import { useEffect, useRef, useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { useNumber } from '../../labels/use-number.ts';
import { type DeviceSize, WIDE } from './device-size.ts';

/** Sizes of reference objects, in centimetres. */
const PERSON = 172;
const DOOR = { width: 80, height: 200 };
const CARD = { width: 8.6, height: 5.4 };
/** Height below which a bank card is a better reference than a person. */
const SMALL = 35;
/** Minimum ratio of depth to height of a flat device, which is drawn from above. */
const LYING = 4;
const WALL = { least: 120, most: 600, usual: 300 };
/** Height of the lower edge of a device on a wall, in centimetres. */
const HANGS_AT = 75;

/** Scale drawing of the device beside a reference object; televisions on a wall of adjustable width. */
export function SizeDrawing({ size: { width, height, depth, isTelevision }, title }: { size: DeviceSize; title: string }) {
  const text = useText();
  const number = useNumber();
  const [wall, setWall] = useState(WALL.usual);
  const range = useRef<HTMLInputElement>(null);
  // The slider may have been moved before hydration.
  useEffect(() => {
    if (range.current) setWall(range.current.valueAsNumber);
  }, []);
  const isSmall = height < SMALL && width < WIDE;
  const isLying = isSmall && depth !== null && depth >= height * LYING;
  const [label, tall] = isLying ? (['product_size_drawing_above', depth] as const) : (['product_size_drawing', height] as const);
  const [across, up] = [number(width, 1), number(tall, 1)];
  const name = text(label, { title, width: across, height: up });
  return (
    <section className="size-drawing" aria-labelledby="size-title">
      <h3 id="size-title">{text('product_size')}</h3>
      {isSmall ? (
        <BesideCard width={width} height={tall} name={name} />
      ) : (
        <InRoom width={width} height={height} wall={isTelevision ? wall : null} name={name} />
      )}
      <p className="small muted">
        <b className="num">
          {across} × {up} cm.
        </b>{' '}
        {isSmall ? text(isLying ? 'product_size_card_above' : 'product_size_card') : text('product_size_person', { person: PERSON, ...DOOR })}
        {isTelevision && width > wall && <b> {text('product_size_too_wide')}</b>}
      </p>
      {isTelevision && (
        <label className="wall-width">
          {text('product_size_wall')}
          <input
            ref={range}
            type="range"
            min={WALL.least}
            max={WALL.most}
            step={5}
            value={wall}
            aria-valuetext={`${wall} cm`}
            onChange={(event) => setWall(event.currentTarget.valueAsNumber)}
          />
          <output className="num">{wall} cm</output>
        </label>
      )}
    </section>
  );
}

interface Outline {
  width: number;
  height: number;
  name: string;
}

function BesideCard({ width, height, name }: Outline) {
  const tall = Math.max(height, CARD.height);
  const gap = Math.max(1.5, width * 0.12);
  return (
    <svg viewBox={`-1 -1 ${width + gap + CARD.width + 2} ${tall + 2}`} role="img" aria-label={name}>
      <rect className="device beside" x="0" y={tall - height} width={width} height={height} rx={Math.min(0.8, height / 8)} />
      <rect className="known" x={width + gap} y={tall - CARD.height} width={CARD.width} height={CARD.height} rx="0.3" />
    </svg>
  );
}

/** `wall`: width of the wall on which the device hangs; `null`: it stands on the floor. */
function InRoom({ width, height, wall, name }: Outline & { wall: number | null }) {
  const room = Math.max(DOOR.height, height + (wall === null ? 0 : HANGS_AT)) + 10;
  const span = wall ?? width + 20;
  const person = span + 25;
  const door = person + 45;
  const bottom = wall === null ? room : room - HANGS_AT;
  return (
    <svg viewBox={`-5 0 ${door + DOOR.width + 10} ${room + 5}`} role="img" aria-label={name}>
      {wall !== null && <rect className="wall" x="0" y="5" width={wall} height={room - 5} />}
      <rect className="device" x={(span - width) / 2} y={bottom - height} width={width} height={height} rx="1.5" />
      <g className="known">
        <circle cx={person} cy={room - PERSON + 11} r="11" />
        <path d={`M${person - 18} ${room - 80}v-45a18 18 0 0 1 36 0v45h-7v80h-9v-70h-4v70h-9v-80z`} />
        <rect x={door} y={room - DOOR.height} width={DOOR.width} height={DOOR.height} />
      </g>
      <path className="floor" d={`M-5 ${room}H${door + DOOR.width + 5}`} />
    </svg>
  );
}
