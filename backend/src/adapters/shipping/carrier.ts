/** Request for a parcel label. */
export interface LabelRequest {
  /** Idempotency key of the parcel at the carrier. */
  reference: string;
  recipient: Address;
  sender: Address;
}

/** Address lines as printed, and the country's code. */
export interface Address {
  lines: readonly string[];
  country: string;
}

export interface Label {
  trackingNumber: string;
  /** `null`: without tracking. */
  trackingUrl: string | null;
  pdf: Buffer;
}

/** Registers parcels with a carrier. Real carriers need an account; each gets its own file in this folder. */
export interface Carrier {
  code: string;
  /** Name shown to buyers. */
  title: string;
  label: (request: LabelRequest) => Promise<Label>;
}

/** The carrier's response is no valid label. */
export class BadLabel extends Error {}

const MOST_BYTES = 2 * 1024 * 1024;

/** Validates a label that can be printed and tracked; a carrier's response is not trusted. Throws `BadLabel`. */
export function checkLabel({ trackingNumber, trackingUrl, pdf }: Label): Label {
  if (!/^[A-Z0-9][A-Z0-9 -]{3,39}$/i.test(trackingNumber)) throw new BadLabel('a tracking number that is none');
  if (trackingUrl !== null && !(URL.canParse(trackingUrl) && new URL(trackingUrl).protocol === 'https:' && trackingUrl.length <= 500))
    throw new BadLabel('an address that is none');
  if (pdf.length > MOST_BYTES || pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new BadLabel('no PDF');
  return { trackingNumber, trackingUrl, pdf };
}
