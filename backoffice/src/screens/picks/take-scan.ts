import type { DeskPick, DeskPickLine, Scan } from '../../api/picks.ts';

const fits = ({ code, ean }: DeskPickLine, scanned: string): boolean =>
  ean === scanned || ean?.replace(/^0+/, '') === scanned.replace(/^0+/, '') || code.toLowerCase() === scanned.toLowerCase();

export const leftOf = ({ qty, picked, short }: DeskPickLine): number => Math.max(0, qty - picked - short);

/** Predicts the result of a scan: it fits a line, the product is already complete, or it is not in the pick. */
export function judgeScan(
  lines: readonly DeskPickLine[],
  { ean, order }: Pick<Scan, 'ean' | 'order'>,
): 'fits' | 'error_already_picked' | 'error_wrong_product' {
  const same = lines.filter((line) => fits(line, ean) && (order === undefined || line.order === order));
  if (same.length === 0) return 'error_wrong_product';
  return same.some((line) => leftOf(line) > 0) ? 'fits' : 'error_already_picked';
}

/** The lines as they will be after the pending scans. */
export function withScans({ lines }: Pick<DeskPick, 'lines'>, scans: readonly Scan[]): DeskPickLine[] {
  return scans.reduce<DeskPickLine[]>(
    (current, { ean, order, qty = 1, short }) => {
      let rest = qty;
      return current.map((line) => {
        if (!fits(line, ean) || (order !== undefined && line.order !== order)) return line;
        const taken = Math.min(rest, leftOf(line));
        rest -= taken;
        return short ? { ...line, short: line.short + taken } : { ...line, picked: line.picked + taken };
      });
    },
    [...lines],
  );
}
