import { createHash } from 'node:crypto';

const MAX_PIECES = 20;
const MAX_PLACES = 4;
/** Of 256: about 12 in a hundred priced products are sold out. */
const SOLD_OUT = 31;

/** Pieces for a product that can be bought, made up from its code: the same at every run. */
export function piecesInStock(code: string, warehouseIds: readonly number[]): { warehouse_id: number; qty: number }[] {
  const bytes = createHash('sha1').update(code).digest();
  const byte = (i: number): number => bytes[i] as number;
  if (warehouseIds.length === 0 || byte(0) < SOLD_OUT) return [];
  const places = Math.min(warehouseIds.length, 1 + (byte(1) % MAX_PLACES));
  const first = byte(2) % warehouseIds.length;
  return Array.from({ length: places }, (_, i) => ({
    warehouse_id: warehouseIds[(first + i) % warehouseIds.length] as number,
    qty: i === 0 ? 1 + (byte(3) % MAX_PIECES) : byte(3 + i) % (MAX_PIECES + 1),
  }));
}
