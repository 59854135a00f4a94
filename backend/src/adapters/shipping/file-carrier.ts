import { createHash } from 'node:crypto';
import type { Carrier } from './carrier.ts';
import { drawLabel } from './draw-label.ts';

/** Ten digits derived from a parcel's reference: equal references have equal numbers. */
export const numberOf = (prefix: string, reference: string): string =>
  `${prefix}${(createHash('sha256').update(reference).digest().readUInt32BE() % 1e10).toString().padStart(10, '0')}`;

/** Draws labels locally, for a carrier whose own system gets its data manually or by file. */
export const fileCarrier: Carrier = {
  code: 'file',
  title: 'Vitrina',
  label: async (request) => {
    const trackingNumber = numberOf('VT', request.reference);
    return { trackingNumber, trackingUrl: null, pdf: await drawLabel(request, trackingNumber) };
  },
};
