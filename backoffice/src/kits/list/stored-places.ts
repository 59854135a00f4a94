/** Scroll position of a list by history entry: going back restores it, a new visit starts at the first row. */
export interface Place {
  /** Pixels. */
  top: number;
  row: number;
}

const places = new Map<string, Place>();
const MOST = 50;

export const placeOf = (entry: string): Place => places.get(entry) ?? { top: 0, row: 0 };

export function storePlace(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}
