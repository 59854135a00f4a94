/** Period; `null`: open on that side. */
export interface Period {
  starts_at: string | null;
  ends_at: string | null;
}

export type Phase = 'running' | 'soon' | 'past';

/** Phase of a period at a time. */
export function phaseOf({ starts_at, ends_at }: Period, now: number): Phase {
  if (ends_at !== null && Date.parse(ends_at) <= now) return 'past';
  return starts_at !== null && Date.parse(starts_at) > now ? 'soon' : 'running';
}
