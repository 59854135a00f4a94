import { orderNumber } from '../order-number.ts';
import type { PickLineRow, ScanRow } from './pick-queries.ts';

export interface Scan {
  client_id: string;
  ean: string;
  qty: number;
  order?: string | undefined;
  short: boolean;
  at?: string | undefined;
}

type Counts = Pick<PickLineRow, 'id' | 'order_id' | 'product_id' | 'qty' | 'picked' | 'short'>;

/** Normalises a scanned code to letters and digits, as in the table of codes. */
export const scanKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Assigns scans to lines: found units from the first line on, missing ones from the last on. The part of a scan that fits no line is refused; the
 * rest counts. The result does not depend on the order of the scans.
 */
export function placeScans(
  lines: readonly Counts[],
  scans: readonly Scan[],
  productsOf: (ean: string) => readonly number[],
): { lines: Counts[]; scans: ScanRow[] } {
  const counts = lines.map((line) => ({ ...line }));
  const rows = scans.map((scan): ScanRow => {
    const products = productsOf(scan.ean);
    const matching = counts.filter(
      (line) => line.product_id !== null && products.includes(line.product_id) && (scan.order === undefined || orderNumber(line.order_id) === scan.order),
    );
    const taken = scan.short ? takeShort(matching, scan.qty) : takePicked(matching, scan.qty);
    const refused = matching.length === 0 ? 'error_wrong_product' : taken < scan.qty ? 'error_already_picked' : null;
    return { client_id: scan.client_id, ean: scan.ean, qty: scan.qty, is_short: scan.short, taken, refused, scanned_at: scan.at ?? null };
  });
  return { lines: counts, scans: rows };
}

/** Counts pieces as picked; a found piece is no longer missing. */
function takePicked(lines: readonly Counts[], qty: number): number {
  let left = qty;
  for (const line of lines) {
    const taken = Math.min(left, line.qty - line.picked);
    line.picked += taken;
    line.short = Math.min(line.short, line.qty - line.picked);
    left -= taken;
  }
  return qty - left;
}

function takeShort(lines: readonly Counts[], qty: number): number {
  let left = qty;
  for (const line of lines.toReversed()) {
    const taken = Math.min(left, line.qty - line.picked - line.short);
    line.short += taken;
    left -= taken;
  }
  return qty - left;
}
