/** Tolerance for rounded scroll positions, pixels. */
const SLACK = 2;

/** Returns whether a horizontally scrolling list is at its ends. */
export const railEnds = ({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): { atStart: boolean; atEnd: boolean } => ({
  atStart: scrollLeft <= SLACK,
  atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
});
