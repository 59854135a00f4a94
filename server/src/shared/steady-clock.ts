/**
 * Milliseconds since 1970 by the machine's clock as it was when this process began: it only ever goes on, however the clock is set
 * meanwhile. For whatever lasts a while in this process; never for what is stored or told to others.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
