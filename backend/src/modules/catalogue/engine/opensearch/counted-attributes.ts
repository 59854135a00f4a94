import type { ListingRequest } from '../../listing/listing-request.ts';

/** Number of attributes below which all are counted at once, rare ones too. */
const FEW = 40;

const chosenIn = ({ groups }: ListingRequest): string[] => groups.map(({ attribute }) => attribute);

/** Attributes whose values are counted with the first request; `null`: which of them enough products have is asked first. */
export function attributesNow(request: ListingRequest): string[] | null {
  const codes = new Set([...(request.counted?.codes ?? []), ...chosenIn(request)]);
  return codes.size <= FEW ? [...codes] : null;
}

/** Returns the wanted attributes that enough products of the base have, and the chosen ones. */
export function attributesLater(request: ListingRequest, { buckets }: { buckets: readonly { key: string; doc_count: number }[] }, size: number): string[] {
  const { codes, leastFill } = request.counted ?? { codes: [], leastFill: 0 };
  const wanted = new Set(codes);
  const filled = buckets.flatMap(({ key, doc_count }) => (wanted.has(key) && doc_count >= leastFill * size ? [key] : []));
  return [...new Set([...filled, ...chosenIn(request)])];
}
