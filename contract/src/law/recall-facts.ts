import { z } from 'zod';
import { email, line, listOf, phone, webAddress } from '../settings/fields.ts';

const day = z.iso.date('must be a day such as 2026-11-23');

/** Facts of a recall or safety warning from any source, without its texts. */
const facts = z.strictObject({
  /** `recall`: the product must not be used or sold any more; `warning`: users are informed of a risk. */
  kind: z.enum(['recall', 'warning']),
  /** Codes of products; the code of a configurable product includes all its variants. */
  products: listOf(z.string().min(1).max(120), 500).min(1, 'must name a product'),
  /** Batch marks of the affected pieces, as printed on the product; absent: all pieces. */
  batches: line(300).optional(),
  sold_from: day.optional(),
  sold_to: day.optional(),
  /** At least two remedies, among which the buyer chooses; one only with `one_remedy`. */
  remedies: listOf(z.enum(['refund', 'replacement', 'repair'])).optional(),
  /** Reason for offering a single remedy: the others are impossible or disproportionate. */
  one_remedy: line(300).optional(),
  phone: phone.optional(),
  email,
  url: webAddress.optional(),
  /** The notice in the Union's Safety Gate. */
  safety_gate: webAddress.optional(),
});
export const recallShape = facts.shape;
export type RecallFacts = z.output<typeof facts>;

/** Returns the contradictions between fields of a recall (regulation 2023/988, articles 36 and 37), by field; empty: none. */
export function recallProblems({ kind, remedies, one_remedy, sold_from, sold_to, safety_gate }: Partial<RecallFacts>): { field: string; reason: string }[] {
  const offered = remedies ?? [];
  return [
    ...(kind === 'recall' && offered.length === 0 ? [{ field: 'remedies', reason: 'a recall offers refund, replacement or repair' }] : []),
    ...(kind === 'recall' && offered.length === 1 && one_remedy === undefined
      ? [{ field: 'remedies', reason: 'the buyer chooses between two at least; one_remedy says why there is one' }]
      : []),
    ...(sold_from && sold_to && sold_from > sold_to ? [{ field: 'sold_to', reason: 'lies before sold_from' }] : []),
    ...(safety_gate && !/^https:\/\/ec\.europa\.eu\/safety-gate/.test(safety_gate)
      ? [{ field: 'safety_gate', reason: 'is no address of the Safety Gate' }]
      : []),
  ];
}
