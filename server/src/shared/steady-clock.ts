/**
 * Milliseconds since 1970 by the machine's clock at the start of this process, advanced monotonically, however the clock is set meanwhile.
 * For durations within this process; never for values that are stored or sent.
 */
export const steadyNow = (): number => performance.timeOrigin + performance.now();
