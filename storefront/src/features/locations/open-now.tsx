import { useEffect, useState } from 'react';
import { openState, type OpenState } from '@vitrina/contract/values/opening-hours';
import { useText } from '../../context/shop-context.tsx';
import { useDay } from '../../labels/use-day.ts';
import type { PlaceHours } from './opening-table.tsx';

const LOOK_AGAIN_MS = 60_000;

/** Present opening state, computed in the browser as the page may be cached. Reserves its line until then. */
export function OpenNow(place: PlaceHours) {
  const text = useText();
  const day = useDay();
  const [state, setState] = useState<OpenState | null>(null);
  const { hours, special_days, time_zone } = place;
  useEffect(() => {
    const look = () => setState(openState({ hours, special_days, time_zone }, new Date()));
    look();
    const looking = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(looking);
  }, [hours, special_days, time_zone]);
  return (
    <p className={state?.isOpen ? 'open-now yes' : 'open-now'}>
      {state && (state.isOpen ? text('locations_open_until', { time: state.until }) : closedText(state, text, day))}
    </p>
  );
}

function closedText({ opens }: Extract<OpenState, { isOpen: false }>, text: ReturnType<typeof useText>, day: (iso: string) => string): string {
  if (!opens) return text('locations_closed');
  if (opens.days === 0) return text('locations_opens_today', { time: opens.time });
  return opens.days === 1 ? text('locations_opens_tomorrow', { time: opens.time }) : text('locations_opens_on', { day: day(opens.date), time: opens.time });
}
