export type Phase = 'before' | 'running' | 'over';

export interface Period {
  /** ISO 8601; `null`: always was. */
  starts_at: string | null;
  /** `null`: for good. */
  ends_at: string | null;
}

/** Returns the phase of a period at a moment, milliseconds. */
export function phaseAt({ starts_at, ends_at }: Period, now: number): Phase {
  if (ends_at !== null && now >= Date.parse(ends_at)) return 'over';
  return starts_at !== null && now < Date.parse(starts_at) ? 'before' : 'running';
}
