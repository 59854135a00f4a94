import type { ListingRequest } from '../../listing/listing-request.ts';

/** Number of attributes up to which all are counted in one request, including rare ones. */
const FEW = 40;

const chosenIn = ({ groups }: ListingRequest): string[] => groups.map(({ attribute }) => attribute);

/** Attributes whose values are counted in the first request; `null`: too many, so a first request finds which of them enough products have. */
export function attributesNow(request: ListingRequest): string[] | null {
  const codes = new Set([...(request.counted?.codes ?? []), ...chosenIn(request)]);
  return codes.size <= FEW ? [...codes] : null;
}

/** Returns the requested attributes that enough products of the base have, and the selected ones. */
export function attributesLater(request: ListingRequest, { buckets }: { buckets: readonly { key: string; doc_count: number }[] }, size: number): string[] {
  const { codes, leastFill } = request.counted ?? { codes: [], leastFill: 0 };
  const requested = new Set(codes);
  const filled = buckets.flatMap(({ key, doc_count }) => (requested.has(key) && doc_count >= leastFill * size ? [key] : []));
  return [...new Set([...filled, ...chosenIn(request)])];
}
