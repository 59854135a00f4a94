/** Where a list was left, by the entry of the browser's history: back leads to the same row, a new visit to the first one. */
export interface Place {
  /** Pixels. */
  top: number;
  row: number;
}

const places = new Map<string, Place>();
const MOST = 50;

export const placeOf = (entry: string): Place => places.get(entry) ?? { top: 0, row: 0 };

export function keepPlace(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
  const [oldest] = places.keys();
  if (places.size > MOST && oldest !== undefined) places.delete(oldest);
}
