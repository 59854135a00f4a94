export type Phase = 'before' | 'running' | 'over';

export interface Period {
  /** ISO 8601; `null`: no start. */
  starts_at: string | null;
  /** ISO 8601; `null`: no end. */
  ends_at: string | null;
}

/** Phase of a period at a time in milliseconds since 1970. */
export function phaseAt({ starts_at, ends_at }: Period, now: number): Phase {
  if (ends_at !== null && now >= Date.parse(ends_at)) return 'over';
  return starts_at !== null && now < Date.parse(starts_at) ? 'before' : 'running';
}
