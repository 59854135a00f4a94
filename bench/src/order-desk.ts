import { searchOrders, POOL } from './search-orders.ts';
import { besideStaff } from './beside-staff.ts';
import { inNewFolder } from './in-new-folder.ts';
import { logInOwner, type Place } from './office-place.ts';
import { measureScreens } from './office-screens.ts';
import { startShop } from './shop-process.ts';
import { queryShop } from './shop-database.ts';

const ORDERS = 100_000;
const AT_ONCE = 8;
const QUESTIONS = 400;

/** Measures the list of a hundred thousand orders, on a separate demo shop. */
export async function measureDesk({ port, note }: { port: number; note: (name: string, value: number, more?: string) => void }): Promise<void> {
  await inNewFolder(async (dataDir) => {
    const shop = await startShop({ dataDir, port });
    try {
      await fillOrders(dataDir);
      const place = await logInOwner(`http://localhost:${port}`);
      await measureSearches(place);
      const times = await measureSearches(place);
      const { peace, meanwhile, queryCount } = await besideStaff(place, port);
      note('order_desk_shop', meanwhile / peace, `(${peace.toFixed(1)} → ${meanwhile.toFixed(1)} ms, ${queryCount} questions of staff)`);
      const screens = await measureScreens(place);
      note('order_desk_jump', screens.jump);
      note('order_desk_frame', screens.frame, `(${screens.frames} frames)`);
      note('order_desk_key', screens.key);
      note('order_desk_p95', times[Math.floor(times.length * 0.95)] as number, `(p50 ${times[times.length >> 1]?.toFixed(0)} ms, ${times.length} questions)`);
    } finally {
      await shop.stop();
    }
  });
}

/** Fills the database of a running demo shop with copies of its orders. */
async function fillOrders(dataDir: string, count = ORDERS): Promise<void> {
  await queryShop(
    dataDir,
    `with old as (select row_number() over () - 1 as place, o.* from orders o), kinds as (select count(*) as n from old)
     insert into orders (id, code, lang, currency, email, status, payment_status, payment_code, payment_type, total, snapshot, created_at)
     select 1000000000 + g * 7, md5(g::text), lang, currency, 'kupec' || g || '@primer.test', ($2::text[])[1 + g % 5], payment_status, payment_code, payment_type, 1000 + (g * 7919) % 500000, snapshot,
       now() - make_interval(secs => g * 60)
     from generate_series(1, $1::integer) g, kinds join old on true where old.place = g % kinds.n on conflict do nothing`,
    [count, POOL],
  );
  await queryShop(dataDir, 'vacuum analyze orders');
}

/** Response times in milliseconds, ascending, of eight concurrent clients. */
async function measureSearches(place: Place): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < QUESTIONS; i = next++) {
      const startedAt = performance.now();
      await searchOrders(place, i);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return times.sort((a, b) => a - b);
}
