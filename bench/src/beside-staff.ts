import { searchOrders } from './search-orders.ts';
import { productCalls } from './interface-calls.ts';
import type { Place } from './office-place.ts';

const PEOPLE = 5;
const EVERY_MS = 1000;
const ROUNDS = 7;

/** Measures how much slower the shop's calls are while five staff members send queries every second: p95 against p95 without them. */
export async function besideStaff(place: Place, port: number): Promise<{ peace: number; meanwhile: number; queryCount: number }> {
  await productCalls(port);
  let queryCount = 0;
  const peace: number[] = [];
  const meanwhile: number[] = [];
  // Alternating, so that other load of the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    peace.push((await productCalls(port)).p95);
    const sendQuery = (): void => {
      queryCount += 1;
      void searchOrders(place, queryCount);
    };
    sendQuery();
    const timer = setInterval(sendQuery, EVERY_MS / PEOPLE);
    meanwhile.push((await productCalls(port)).p95);
    clearInterval(timer);
  }
  return { peace: middle(peace), meanwhile: middle(meanwhile), queryCount };
}

const middle = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0;
