import type { CatalogueThing } from '@vitrina/backend/seed';
import { keyOf } from './key-of.ts';

/** Kinds whose positions an import numbers differently, with the property that siblings share. */
const NEIGHBOURS: Partial<Record<CatalogueThing['kind'], (value: CatalogueThing['value']) => unknown>> = {
  group: () => '',
  category: ({ parent }) => parent,
  attribute: ({ group }) => group,
};

/** Returns a predicate: true if an entry's siblings are in the folder's order in the shop too; absolute positions are not compared. */
export function sameOrder(folder: readonly CatalogueThing[], shop: ReadonlyMap<string, CatalogueThing>): (thing: CatalogueThing) => boolean {
  const neighbours = Map.groupBy(
    folder.filter(({ kind }) => NEIGHBOURS[kind]),
    nameOf,
  );
  const positionOf = (thing: CatalogueThing): number => Number(shop.get(keyOf(thing))?.value.position ?? Number.NaN);
  const good = new Set([...neighbours].flatMap(([name, things]) => (isAscending(things.map(positionOf)) ? [name] : [])));
  return (thing) => NEIGHBOURS[thing.kind] !== undefined && good.has(nameOf(thing));
}

const nameOf = ({ kind, value }: CatalogueThing): string => `${kind} ${String(NEIGHBOURS[kind]?.(value) ?? '')}`;

/** True if positions ascend; positions that several entries share are ignored, and false if an entry is missing. */
function isAscending(positions: readonly number[]): boolean {
  const counts = Map.groupBy(positions, (position) => position);
  const uniquePositions = positions.filter((position) => counts.get(position)?.length === 1);
  return !positions.some(Number.isNaN) && uniquePositions.every((position, i) => i === 0 || position > (uniquePositions[i - 1] as number));
}
