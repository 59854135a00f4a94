/** Request for a parcel label. */
export interface LabelRequest {
  /** Names the parcel at the carrier: asked twice, it is one parcel. */
  reference: string;
  recipient: Address;
  sender: Address;
}

/** Lines as they are printed, and the country's code. */
export interface Address {
  lines: readonly string[];
  country: string;
}

export interface Label {
  trackingNumber: string;
  /** `null`: it cannot be followed. */
  trackingUrl: string | null;
  pdf: Buffer;
}

/** Hands parcels over to a carrier. Real ones need an account with it; each is a file beside these. */
export interface Carrier {
  code: string;
  /** Name shown to buyers. */
  title: string;
  label: (request: LabelRequest) => Promise<Label>;
}

/** The carrier's answer is no valid label. */
export class BadLabel extends Error {}

const MOST_BYTES = 2 * 1024 * 1024;

/** A label that can be printed and followed; what a carrier answers is not trusted. Throws `BadLabel`. */
export function checkLabel({ trackingNumber, trackingUrl, pdf }: Label): Label {
  if (!/^[A-Z0-9][A-Z0-9 -]{3,39}$/i.test(trackingNumber)) throw new BadLabel('a tracking number that is none');
  if (trackingUrl !== null && !(URL.canParse(trackingUrl) && new URL(trackingUrl).protocol === 'https:' && trackingUrl.length <= 500))
    throw new BadLabel('an address that is none');
  if (pdf.length > MOST_BYTES || pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new BadLabel('no PDF');
  return { trackingNumber, trackingUrl, pdf };
}
