import { columnPairs, emptyColumns, type ListingColumns } from './listing-columns.ts';
import { sortBetween } from './sorted-numbers.ts';

/** Rows processed between two pauses. */
const STEP = 10_000;
/** Limit of rows: a row number is packed into one figure with its sort key. */
const ROOM = 2 ** 22;

/** Copies the rows in the recommended order, available products first and then by score, so that lists need no sorting; deleted products are left out. */
export function* arrangeColumns(columns: ListingColumns): Generator<undefined, ListingColumns> {
  const order = yield* recommendedOrder(columns);
  const arranged = emptyColumns(order.length, 0);
  for (const [from, to] of columnPairs(columns, arranged)) {
    for (let n = 0; n < order.length; n += 1) {
      if (n % STEP === STEP - 1) yield;
      to[n] = from[order[n] as number] as number;
    }
    yield;
  }
  let values = 0;
  for (let n = 0; n < order.length; n += 1) values += (arranged.valuesEnd[n] as number) - (arranged.valuesFrom[n] as number);
  const valueIds = new Int32Array(values);
  let used = 0;
  for (let n = 0; n < order.length; n += 1) {
    if (n % STEP === STEP - 1) yield;
    const own = columns.valueIds.subarray(arranged.valuesFrom[n] as number, arranged.valuesEnd[n] as number);
    valueIds.set(own, used);
    arranged.valuesFrom[n] = used;
    used += own.length;
    arranged.valuesEnd[n] = used;
  }
  const { shopBits, most, categoryPaths, tags, ownValues } = columns;
  return Object.assign(arranged, { size: order.length, valueIds, valuesUsed: used, shopBits, most, categoryPaths, tags, ownValues });
}

/** Row numbers in the recommended order; ties by id. */
function* recommendedOrder({ size, ids, available, score }: ListingColumns): Generator<undefined, Int32Array> {
  const scores = new Set<number>();
  const rooms = new Float64Array(size);
  for (let i = 0; i < size; i += 1) {
    if (i % STEP === STEP - 1) yield;
    scores.add(score[i] as number);
    rooms[i] = (ids[i] as number) * ROOM + i;
  }
  const ranks = new Map([...scores].sort((a, b) => b - a).map((one, rank): [number, number] => [one, rank]));
  yield;
  const byId = yield* sortBetween(rooms);
  const keys = new Float64Array(size);
  let count = 0;
  for (let n = 0; n < size; n += 1) {
    if (n % STEP === STEP - 1) yield;
    const i = (byId[n] as number) % ROOM;
    if (ids[i] === 0) continue;
    const place = (1 - (available[i] as number)) * ranks.size + (ranks.get(score[i] as number) as number);
    keys[count++] = place * ROOM + n;
  }
  const sorted = yield* sortBetween(keys.subarray(0, count));
  const order = new Int32Array(count);
  for (let n = 0; n < count; n += 1) {
    if (n % STEP === STEP - 1) yield;
    order[n] = (byId[(sorted[n] as number) % ROOM] as number) % ROOM;
  }
  return order;
}
