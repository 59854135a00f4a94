/** Position of a section, pixels from the top of the viewport. */
interface Place {
  id: string;
  top: number;
  bottom: number;
}

/** Bottom of the sticky bar in pixels from the top of the viewport. */
const FROM = 100;
/** Fraction of the viewport, from the top, that counts as being read. */
const READING = 0.4;

/** Current section: the first one in the upper part of the viewport, else the last one passed, else the first. */
export function sectionInView(places: readonly Place[], height: number): string | undefined {
  const inView = places.find((place) => place.top < height * READING && place.bottom > FROM);
  return (inView ?? places.findLast((place) => place.top < FROM) ?? places[0])?.id;
}
