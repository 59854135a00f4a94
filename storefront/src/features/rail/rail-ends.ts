/** Places that a browser rounds away. */
const SLACK = 2;

/** Returns at which ends a list that scrolls sideways is. */
export const railEnds = ({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): { atStart: boolean; atEnd: boolean } => ({
  atStart: scrollLeft <= SLACK,
  atEnd: scrollLeft + clientWidth >= scrollWidth - SLACK,
});
