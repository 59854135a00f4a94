import type { DemoWarehouse } from '../shop/warehouses.ts';
import type { DemoProduct } from './products-of.ts';
import { between, fraction } from './pseudo-random.ts';

/** Where the one piece of a `last` product lies. */
export const LAST_PIECE_SHOP = 'ljubljana-btc';

/** Pieces by warehouse code. Goods of another seller lie in that seller's own warehouse; a configurable product has none itself. */
export function stockOf(
  { code, type, model }: Pick<DemoProduct, 'code' | 'type' | 'model'>,
  seller: string | null,
  warehouses: readonly DemoWarehouse[],
): { warehouse: string; qty: number }[] {
  const level = model.stock ?? 'plenty';
  if (type === 'configurable' || level === 'none' || level === 'order') return [];
  const own = warehouses.filter((warehouse) => (warehouse.seller ?? null) === seller);
  if (level === 'last') return [{ warehouse: seller === null ? LAST_PIECE_SHOP : (own[0]?.code ?? LAST_PIECE_SHOP), qty: 1 }];
  return own.flatMap((warehouse) => {
    const qty = piecesIn(`${code} ${warehouse.code}`, level, warehouse.is_shop);
    return qty > 0 ? [{ warehouse: warehouse.code, qty }] : [];
  });
}

function piecesIn(seed: string, level: 'plenty' | 'some', isShop: boolean): number {
  if (!isShop) return level === 'plenty' ? between(seed, 20, 80) : between(seed, 2, 9);
  const share = level === 'plenty' ? 0.8 : 0.35;
  return fraction(`${seed} has`) < share ? between(seed, 1, level === 'plenty' ? 12 : 3) : 0;
}
