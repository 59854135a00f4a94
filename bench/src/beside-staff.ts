import { askOnce } from './ask-orders.ts';
import { productCalls } from './interface-calls.ts';
import type { Place } from './office-place.ts';

const PEOPLE = 5;
const EVERY_MS = 1000;

/** How much longer the shop's calls take while five of the staff ask the office something every second: p95 against p95 in peace. */
export async function besideStaff(place: Place, port: number): Promise<{ peace: number; meanwhile: number; asked: number }> {
  await productCalls(port);
  const peace = await productCalls(port);
  let asked = 0;
  const timers = Array.from({ length: PEOPLE }, (_, i) =>
    setInterval(() => {
      asked += 1;
      void askOnce(place, asked * PEOPLE + i);
    }, EVERY_MS),
  );
  try {
    const meanwhile = await productCalls(port);
    return { peace: peace.p95, meanwhile: meanwhile.p95, asked };
  } finally {
    for (const timer of timers) clearInterval(timer);
  }
}
