import type { Availability, ProductRow, Warehouse } from '../../catalogue/index.ts';
import type { GuaranteedPrice } from '../../companies/index.ts';
import type { ItemRow } from '../cart-queries.ts';

/** A sellable line with what its price needs. Amounts in minor units. */
export interface CartLine {
  item: ItemRow;
  product: ProductRow;
  availability: Availability;
  unit: number;
  gross: number;
  /** Reason why the price differs from the public one; `null`: it does not. */
  own: 'company' | 'offer' | null;
  /** The offer that fixes its price; `null`: none. */
  offerPrice: GuaranteedPrice | null;
  /** VAT rate of the destination country. */
  vatPercent: number;
  /** VAT of the market in the shown price that is not charged, as the goods are exported. */
  exemptPercent: number;
}

export interface ParcelLines {
  key: string;
  sellerId: number | null;
  /** `null`: shipped by the supplier. */
  warehouse: Warehouse | null;
  lines: CartLine[];
}

/** Puts the lines of one seller and one warehouse into one parcel; own goods first, the central warehouse before the shops. */
export function splitParcels(lines: readonly CartLine[], warehouses: ReadonlyMap<number, Warehouse>): ParcelLines[] {
  const parcels = new Map<string, ParcelLines>();
  for (const line of lines) {
    const warehouse = warehouseOf(line, warehouses);
    const sellerId = line.product.seller_id;
    const key = `s${sellerId ?? 0}-w${warehouse?.id ?? 0}`;
    const parcel = parcels.get(key) ?? { key, sellerId, warehouse, lines: [] };
    parcel.lines.push(line);
    parcels.set(key, parcel);
  }
  return [...parcels.values()].toSorted((a, b) => (a.sellerId ?? 0) - (b.sellerId ?? 0) || place(a.warehouse) - place(b.warehouse));
}

const place = (warehouse: Warehouse | null): number =>
  warehouse === null ? Number.MAX_SAFE_INTEGER : warehouse.is_shop ? 1_000_000 + warehouse.id : warehouse.id;

/**
 * Warehouse that a line is shipped from: the central one if it has the whole quantity, else the shop with the highest stock that has it, else
 * the one with the highest stock, central first.
 */
function warehouseOf({ product, item }: CartLine, warehouses: ReadonlyMap<number, Warehouse>): Warehouse | null {
  const places = product.stock
    .flatMap(([id, qty]) => {
      const warehouse = warehouses.get(id);
      return warehouse ? [{ warehouse, qty }] : [];
    })
    .toSorted((a, b) => Number(a.warehouse.is_shop) - Number(b.warehouse.is_shop) || b.qty - a.qty || a.warehouse.position - b.warehouse.position);
  return (places.find((one) => one.qty >= item.qty) ?? places[0])?.warehouse ?? null;
}
