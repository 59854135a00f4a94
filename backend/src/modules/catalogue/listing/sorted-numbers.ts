/** A sorted list with a number added. */
export function withNumber(list: Int32Array, number: number): Int32Array {
  const at = placeOf(list, number);
  if (list[at] === number) return list;
  const longerList = new Int32Array(list.length + 1);
  longerList.set(list.subarray(0, at));
  longerList[at] = number;
  longerList.set(list.subarray(at), at + 1);
  return longerList;
}

export function withoutNumber(list: Int32Array, number: number): Int32Array {
  const at = placeOf(list, number);
  if (list[at] !== number) return list;
  const shorter = new Int32Array(list.length - 1);
  shorter.set(list.subarray(0, at));
  shorter.set(list.subarray(at + 1), at);
  return shorter;
}

function placeOf(list: Int32Array, number: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as number) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A fraction below one in this many is selected by a heap, without sorting the rest. */
const FEW = 8;

/** The `count` least keys in ascending order; may sort the given array in place. */
export function leastOf(keys: Float64Array, count: number): Float64Array {
  if (count * FEW >= keys.length) return keys.sort().subarray(0, count);
  // A heap with the greatest kept key at the top; each smaller key replaces it and sinks to its place.
  const heap = keys.slice(0, count).sort().reverse();
  for (let n = count; n < keys.length; n += 1) if ((keys[n] as number) < (heap[0] as number)) sink(heap, keys[n] as number);
  return heap.sort();
}

function sink(heap: Float64Array, key: number): void {
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    if (left >= heap.length) break;
    const greater = left + 1 < heap.length && (heap[left + 1] as number) > (heap[left] as number) ? left + 1 : left;
    if ((heap[greater] as number) <= key) break;
    heap[at] = heap[greater] as number;
    at = greater;
  }
  heap[at] = key;
}

/** A fraction below one in this many is sorted; otherwise numbers are marked in a bit set, which is then scanned. */
const SPARSE = 64;

/** Sorts distinct numbers below `size` in place. */
export function inColumnOrder(numbers: Int32Array, size: number): Int32Array {
  if (numbers.length * SPARSE < size) return numbers.sort();
  const marks = new Uint32Array((size >>> 5) + 1);
  for (let n = 0; n < numbers.length; n += 1) {
    const number = numbers[n] as number;
    marks[number >>> 5] = (marks[number >>> 5] as number) | (1 << (number & 31));
  }
  let count = 0;
  for (let word = 0; word < marks.length; word += 1)
    for (let rest = marks[word] as number; rest !== 0; rest &= rest - 1) numbers[count++] = (word << 5) + 31 - Math.clz32(rest & -rest);
  return numbers.subarray(0, count);
}

/** Keys sorted or merged between two pauses. */
const PART = 16_384;

/** Merge sort with pauses. */
export function* sortBetween(keys: Float64Array): Generator<undefined, Float64Array> {
  for (let from = 0; from < keys.length; from += PART) {
    keys.subarray(from, from + PART).sort();
    yield;
  }
  let [source, target]: [Float64Array, Float64Array] = [keys, new Float64Array(keys.length)];
  for (let width = PART; width < keys.length; width *= 2) {
    for (let from = 0; from < keys.length; from += 2 * width) {
      yield* merge(source.subarray(from, from + width), source.subarray(from + width, from + 2 * width), target.subarray(from));
    }
    [source, target] = [target, source];
  }
  return source;
}

function* merge(one: Float64Array, other: Float64Array, into: Float64Array): Generator<undefined, void> {
  const length = one.length + other.length;
  for (let n = 0, a = 0, b = 0; n < length; ) {
    for (const end = Math.min(length, n + PART); n < end; n += 1) {
      const isOne = b >= other.length || (a < one.length && (one[a] as number) <= (other[b] as number));
      into[n] = (isOne ? one[a++] : other[b++]) as number;
    }
    yield;
  }
}
