import type { PickupPoint } from '@vitrina/contract/cart';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Points whose name, street, post code or town contains every typed word, ignoring accents. */
export function findPickupPoints(points: readonly PickupPoint[], typed: string): PickupPoint[] {
  const words = fold(typed)
    .split(/[\s,]+/)
    .filter(Boolean);
  return points.filter((point) => {
    const text = fold(`${point.title} ${point.address} ${point.post_code} ${point.town}`);
    return words.every((word) => text.includes(word));
  });
}
