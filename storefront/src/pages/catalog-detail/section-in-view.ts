/** Where a section is on the screen, in pixels from its top. */
interface Place {
  id: string;
  top: number;
  bottom: number;
}

/** Below the bar that stays at the top. */
const FROM = 100;
/** Part of the screen that one reads in. */
const READING = 0.4;

/** The section that is being read: the first one in the upper part of the screen, else the last one passed, else the first. */
export function sectionInView(places: readonly Place[], height: number): string | undefined {
  const inView = places.find((place) => place.top < height * READING && place.bottom > FROM);
  return (inView ?? places.findLast((place) => place.top < FROM) ?? places[0])?.id;
}
