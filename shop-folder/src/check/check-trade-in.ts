import { tradeInSettings } from '@vitrina/contract/settings/trade-in';
import type { FolderRead } from '../folder/read-folder.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { Report } from './report.ts';

/** Reports categories named by the trade-in settings that do not exist. */
export function checkTradeIn({ categories }: ShopFacts, { settings }: Pick<FolderRead, 'settings'>, report: Report): void {
  const read = tradeInSettings.safeParse(settings.documents['trade-in'] ?? {});
  if (!read.success) return;
  const known = new Set(categories.map(({ code }) => code));
  for (const [i, device] of read.data.devices.entries())
    for (const [j, code] of device.categories.entries())
      if (!known.has(code)) report.inFile('error', 'trade-in.yaml', ['devices', i, 'categories', j], `there is no category ${code}`);
}
