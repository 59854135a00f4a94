import { inNewFolder } from './in-new-folder.ts';
import { type CrashResult, crashDrill } from './crash.ts';
import { orderLoad } from './orders.ts';
import { oversell } from './oversell.ts';
import { races } from './races.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

type Note = (name: string, value: number, more?: string) => void;

/** Drills of ordering, on a separate demo shop. */
export async function measureBuying({ port, isSelected, note }: { port: number; isSelected: (name: string) => boolean; note: Note }): Promise<void> {
  await inNewFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, port });
    try {
      if (isSelected('orders')) await noteOrders(shop, note);
      if (isSelected('races')) await noteRaces(shop, dataDir, note);
      if (isSelected('oversell')) await noteOversell(shop, dataDir, note);
    } finally {
      await shop.stop();
    }
  });
}

async function noteOrders(shop: ShopProcess, note: Note): Promise<void> {
  const { orders, perSecond, p50, p95, cpu, refused } = await orderLoad(shop);
  note('orders_per_second', perSecond, `(${orders} orders, p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)} ms${list(', refused', refused)})`);
  note('order_cpu', cpu);
}

async function noteRaces(shop: ShopProcess, dataDir: string, note: Note): Promise<void> {
  const { rounds, wrong, spread, answers } = await races(shop, dataDir);
  note('races_wrong', wrong, `(of ${rounds} rounds, sent within ${spread.toFixed(1)} ms${list(', answers', answers)})`);
}

async function noteOversell(shop: ShopProcess, dataDir: string, note: Note): Promise<void> {
  const { orders, storedOrders, seconds, soldOut, refusedEarly, busy, strange, stockFaults } = await oversell(shop, dataDir);
  note('oversell_orders', storedOrders, `(${orders} told, ${soldOut} refused, ${busy} told to try again${list(', strange', strange)})`);
  note('oversell_seconds', seconds);
  const strangeOnes = [...strange.values()].reduce((sum, n) => sum + n, 0);
  note('oversell_faults', refusedEarly + strangeOnes + stockFaults + Math.abs(orders - storedOrders));
}

/** Crash drill; prints what was killed, which errors the buyers got, and what the database contains. */
export async function crashFaults({ port, rounds, seed, note }: { port: number; rounds: number; seed: number; note: Note }): Promise<void> {
  console.log(`crash: ${rounds} rounds, seed ${seed}`);
  const result = await inNewFolder((dataDir) => crashDrill({ dataDir, port, rounds, seed }));
  printKills(result);
  console.log(`\n| found after the crashes | times |\n|---|---|`);
  for (const { what, faults } of result.checks) console.log(`| ${what} | ${faults} |`);
  const refused = [...result.refused.values()].reduce((sum, n) => sum + n, 0);
  const forgotten = [...result.forgotten.values()].reduce((sum, n) => sum + n, 0);
  console.log(`| steps of carts that a killed database forgot, said again (no faults)${list(':', result.forgotten)} | ${forgotten} |`);
  console.log(`| refusals${list(':', result.refused)} | ${refused} |`);
  console.log(`| servers that ended with their database | ${result.deaths.length} |\n`);
  if (result.deaths.length > 0) console.log(`Last words of such a server:\n${result.deaths.at(-1)}\n`);
  const faults = result.checks.reduce((sum, check) => sum + check.faults, refused + result.deaths.length);
  note('crash_faults', faults, `(${result.acknowledged} orders, sent again${list(':', result.sentAgain)})`);
}

function printKills({ kills }: CrashResult): void {
  console.log(`\n| killed | times | s until orders again, median | most |\n|---|---|---|---|`);
  for (const [kind, same] of Map.groupBy(kills, (one) => one.kind)) {
    const seconds = same.map((one) => one.seconds).sort((a, b) => a - b);
    console.log(`| ${kind} | ${same.length} | ${seconds[Math.floor(seconds.length / 2)]?.toFixed(1)} | ${seconds.at(-1)?.toFixed(1)} |`);
  }
}

/** Formats counts as `, refused error_x 3, error_y 1`; empty if there are none. */
const list = (before: string, counts: Map<string, number>): string =>
  counts.size === 0 ? '' : `${before} ${[...counts].map(([what, n]) => `${what} ${n}`).join(', ')}`;
