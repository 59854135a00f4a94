/** Width of a guide's picture by breakpoint. */
export const PICTURE_SIZES = '(min-width: 1200px) 1100px, 94vw';
