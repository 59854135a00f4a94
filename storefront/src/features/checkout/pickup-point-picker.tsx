import type { PickupPoint } from '@vitrina/contract/cart';
import { useState } from 'react';
import { useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import { FieldError } from '../../ui/field.tsx';
import { findPickupPoints } from './find-pickup-points.ts';
import { PickupPointHours } from './pickup-point-hours.tsx';

/** Number of pickup points from which a search field is shown. */
const MANY = 5;

interface Props {
  name: string;
  points: readonly PickupPoint[];
  chosen: string | null;
  error: string | undefined;
}

/** Shops or lockers to choose from, with a search by name, street, post code or town. The chosen one stays in the list. */
export function PickupPointPicker({ name, points, chosen, error }: Props) {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState(chosen);
  const found = new Set(findPickupPoints(points, typed));
  return (
    <fieldset className="points" id={name} aria-describedby={error && `${name}-error`}>
      <legend>{text('checkout_choose_point')}</legend>
      {error && <FieldError id={`${name}-error`} label={error} />}
      {points.length >= MANY && (
        <div className="field point-search">
          <label htmlFor={`${name}-search`}>{text('checkout_point_search')}</label>
          <input
            className="input"
            id={`${name}-search`}
            type="search"
            autoComplete="off"
            onInput={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
          <p className="field-hint" role="status">
            {typed !== '' && text('checkout_points_found', { count: found.size })}
          </p>
        </div>
      )}
      <div className="point-rows">
        {points.map((point) => (
          <Point
            key={point.id}
            name={name}
            point={point}
            isChosen={picked === point.id}
            isHidden={!found.has(point) && picked !== point.id}
            onPick={() => setPicked(point.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Point({ name, point, isChosen, isHidden, onPick }: { name: string; point: PickupPoint; isChosen: boolean; isHidden: boolean; onPick: () => void }) {
  const text = useText();
  const day = useDay();
  return (
    <div className="point" hidden={isHidden}>
      <label className="point-row">
        <input type="radio" name={name} value={point.id} defaultChecked={isChosen} onChange={onPick} />
        <span>
          <b>{point.title}</b>
          <small>
            {point.address}, {point.post_code} {point.town}
          </small>
          {point.date && <small>{text('checkout_ready_on', { day: day(point.date) })}</small>}
        </span>
      </label>
      <PickupPointHours hours={point.hours} />
    </div>
  );
}
