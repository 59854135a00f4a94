import type { StaffDeps, StaffSite } from '../staff-deps.ts';

/** WebAuthn relying party of staff: the host of the back office, which may be the shop's. */
export interface OfficeParty {
  name: string;
  origin: string;
  id: string;
}

export function officeParty({ name, publicUrl }: StaffSite, { origin }: Pick<StaffDeps, 'origin'>): OfficeParty {
  const own = origin ?? publicUrl;
  return { name, origin: own, id: new URL(own).hostname };
}
