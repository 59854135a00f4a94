export const UNITS = ['day', 'hour', 'minute', 'second'] as const;
export type Unit = (typeof UNITS)[number];
const SECONDS: Record<Unit, number> = { day: 86_400, hour: 3600, minute: 60, second: 1 };

/** Splits milliseconds into days, hours, minutes and seconds. Rounded up to whole seconds, so that zero is reached only at the end. */
export function timeLeft(milliseconds: number): Record<Unit, number> {
  let rest = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = { day: 0, hour: 0, minute: 0, second: 0 };
  for (const unit of UNITS) {
    parts[unit] = Math.floor(rest / SECONDS[unit]);
    rest -= parts[unit] * SECONDS[unit];
  }
  return parts;
}

const MINUTE = 60_000;
/** Remaining minutes that are announced. */
const MILESTONES = [1, 10, 60] as const;

/** The smallest milestone, in minutes, not below the remaining time; `null`: none yet. */
export const milestone = (milliseconds: number): number | null => MILESTONES.find((minutes) => milliseconds <= minutes * MINUTE) ?? null;
