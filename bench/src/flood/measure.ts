import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ShopProcess, startShop } from '../shop-process.ts';
import { measureCapacity, printKinds } from './capacity.ts';
import { crawlerStorm } from './crawler.ts';
import { startFlood } from './flood.ts';
import { herd } from './herd.ts';
import { overload } from './overload.ts';

type Note = (name: string, value: number, more?: string) => void;

interface Options {
  port: number;
  isSelected: (name: string) => boolean;
  /** Length of flood, storm and herd, seconds; `undefined`: the drills' defaults. */
  seconds: number | undefined;
  note: Note;
}

const CAPACITY_SECONDS = 20;
const FLOOD_SECONDS = 60;
const STORM_SECONDS = 30;
const HERD_SECONDS = 20;

/** Overload drills, each on a separate demo shop that trusts a proxy's client addresses, so that every visitor has another one. */
export async function measureFlood({ port, isSelected, seconds, note }: Options): Promise<void> {
  if (isSelected('capacity')) await onNewShop(port, (shop) => noteCapacity(shop, seconds ?? CAPACITY_SECONDS, note));
  if (isSelected('overload')) await onNewShop(port, (shop) => noteOverload(shop, seconds ?? FLOOD_SECONDS, note));
  if (isSelected('crawler')) await onNewShop(port, (shop) => noteCrawler(shop, seconds ?? STORM_SECONDS, note));
  if (isSelected('herd')) await onNewShop(port, (shop, dataDir) => noteHerd(shop, dataDir, seconds ?? HERD_SECONDS, note));
}

async function noteCapacity(shop: ShopProcess, seconds: number, note: Note): Promise<void> {
  const flood = await startFlood(shop.port);
  const { perSecond, result } = await measureCapacity(flood, seconds);
  flood.end();
  printKinds(result);
  note('capacity', perSecond);
}

async function noteOverload(shop: ShopProcess, seconds: number, note: Note): Promise<void> {
  const { capacity, checkout, goodput, refusalP99, bad, secondsUntilNormal, loopP99, senderLateP99 } = await overload(shop, seconds);
  note('overload_checkout', checkout * 100, `(10 times ${capacity.toFixed(0)}/s; the sender was late by ${senderLateP99.toFixed(0)} ms, p99)`);
  note('overload_goodput', goodput);
  note('overload_refusal_p99', refusalP99);
  note('overload_bad', bad);
  note('overload_normal_after', secondsUntilNormal);
  note('overload_loop_p99', loopP99);
}

async function noteCrawler(shop: ShopProcess, seconds: number, note: Note): Promise<void> {
  const { quietP95, stormP95, quietHits, stormHits, bad, crawled, sentAway } = await crawlerStorm(shop, seconds);
  note(
    'crawler_people_p95',
    stormP95 / quietP95,
    `(${quietP95.toFixed(1)} ms in peace, ${stormP95.toFixed(1)} ms in the storm; ${crawled} pages crawled, ${sentAway} refused)`,
  );
  note('crawler_hit_loss', (quietHits - stormHits) * 100, `(${(quietHits * 100).toFixed(1)} %, ${(stormHits * 100).toFixed(1)} %)`);
  note('crawler_people_bad', bad);
}

async function noteHerd(shop: ShopProcess, dataDir: string, seconds: number, note: Note): Promise<void> {
  const { maintenanceCpu, maintenanceP99, statements, recovery, bad, renderings } = await herd(shop, dataDir, seconds);
  note('herd_maintenance_cpu', maintenanceCpu * 100, `(p99 ${maintenanceP99.toFixed(1)} ms, ${statements} transactions of the shop's own jobs, ${bad} bad)`);
  note('herd_recovery', recovery);
  note('herd_renderings', renderings);
}

async function onNewShop(port: number, work: (shop: ShopProcess, dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrina-bench-'));
  try {
    const shop = await startShop({ dataDir, port, env: { TRUSTED_PROXIES: '1' } });
    try {
      await work(shop, dataDir);
    } finally {
      await shop.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
