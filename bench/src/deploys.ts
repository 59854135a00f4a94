import { type DeployResult, deployDrill } from './deploy/deploy-drill.ts';
import { inNewFolder } from './in-new-folder.ts';

type Note = (name: string, value: number, more?: string) => void;

/** Drill of deploys under load; prints the failures of visitors, guests and browsers. */
export async function measureDeploys({ port, deploys, perSecond, note }: { port: number; deploys: number; perSecond: number; note: Note }): Promise<void> {
  await inNewFolder(async (dataDir) => {
    const result = await deployDrill({ dataDir, port, deploys, perSecond });
    print(result);
    const { visits, shopping, people, broken, lostOrders } = result;
    const faults = visits.failed.length + shopping.failed.length + people.faults.length + broken.length + lostOrders;
    note('deploy_faults', faults, `(${deploys} deploys, ${visits.requestCount} requests, ${shopping.orders.length + people.orders} orders)`);
  });
}

function print({ deploys, seconds, visits, shopping, people, broken, lostOrders }: DeployResult): void {
  const at = (share: number): string => (visits.times[Math.min(visits.times.length - 1, Math.floor(visits.times.length * share))] ?? 0).toFixed(0);
  const sorted = [...seconds].sort((a, b) => a - b);
  console.log(`
| of ${deploys} deploys | |
|---|---|
| seconds from the new server's start to the old one's end, median and most | ${sorted[Math.floor(sorted.length / 2)]?.toFixed(1)}, ${sorted.at(-1)?.toFixed(1)} |
| requests of visitors, failed | ${visits.requestCount}, ${visits.failed.length} |
| their p50, p99, slowest in ms | ${at(0.5)}, ${at(0.99)}, ${at(1)} |
| orders of guests, failed calls, lost | ${shopping.orders.length}, ${shopping.failed.length}, ${lostOrders} |
| orders finished in browsers whose form was filled before the first deploy | ${people.orders} |
| faults seen in browsers; times a page was loaded | ${people.faults.length}; ${people.reloads} |
| requests the front got no answer to | ${broken.length} |
`);
  for (const list of [visits.failed, shopping.failed, people.faults, broken]) for (const one of list.slice(0, 10)) console.log(`  ${one}`);
}
