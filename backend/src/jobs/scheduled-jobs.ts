import { httpEprel } from '../adapters/eprel/index.ts';
import type { LabelsConfig } from '../config/index.ts';
import type { Db } from '../db/index.ts';
import { countFindings } from '../guardian/finding-queries.ts';
import { guardChanges, guardShop, storeRegisterFindings } from '../guardian/guard-shop.ts';
import { type Catalogue, countBestSellers, guardCatalogue, refreshLabels } from '../modules/catalogue/index.ts';
import { drawCampaigns } from '../modules/campaigns/index.ts';
import { enqueueDueNotices, enqueueFoundNotices } from '../modules/notices/index.ts';
import type { OrderDeps } from '../modules/orders/index.ts';
import { enqueueRecallMails } from '../modules/safety/index.ts';
import { issueCoupon } from '../modules/coupons/index.ts';
import { expireTradeIns } from '../modules/trade-in/index.ts';
import { deleteExpiredRows } from './delete-expired-rows.ts';
import { enqueueAbandonedCartMails } from './enqueue-abandoned-cart-mails.ts';
import type { Job } from './job.ts';
import { orderJobs } from './order-jobs.ts';

export interface ScheduledJobsDeps {
  db: Db;
  orders: OrderDeps;
  catalogue: Pick<Catalogue, 'engine' | 'vocabularies' | 'dictionary'>;
  /** Access to the register of energy labels; absent or without an address: it is not queried. */
  labels?: LabelsConfig;
  /** Logs warnings for the operator, without personal data. */
  log: (message: string, data: { why?: string }) => void;
}

/** All recurring jobs of the shop, with their times. */
export const scheduledJobs = ({ db, orders, catalogue, labels, log }: ScheduledJobsDeps): Job[] => [
  ...orderJobs(db, orders),
  { name: 'cart-reminders', cron: '*/5 * * * *', run: () => enqueueAbandonedCartMails(db) },
  { name: 'notices', cron: '* * * * *', run: () => enqueueDueNotices(db) },
  { name: 'found-words', cron: '*/10 * * * *', run: () => enqueueFoundNotices(db, catalogue) },
  { name: 'recalls', cron: '* * * * *', run: () => enqueueRecallMails(db, orders.config.settings.shop.timeZone) },
  { name: 'draws', cron: '* * * * *', run: () => drawCampaigns(db, { issueCoupon }) },
  { name: 'trade-ins', cron: '*/10 * * * *', run: () => expireTradeIns(db) },
  { name: 'guardian-changes', cron: '* * * * *', run: () => guardChanges(db, { settings: orders.config.settings, now: new Date() }) },
  { name: 'guardian', cron: '41 * * * *', run: () => guardWhatIsForSale(db, orders) },
  ...labelJobs(db, orders, labels),
  { name: 'guardian-night', cron: '23 2 * * *', run: () => logFindings(db, orders, log) },
  { name: 'best-sellers', cron: '37 3 * * *', run: () => countBestSellers(db) },
  { name: 'tidy-tables', cron: '17 * * * *', run: () => deleteExpiredRows(db) },
];

/** Hourly check that takes products with blocking findings off sale, if the shop's settings say so; otherwise it does nothing. */
async function guardWhatIsForSale(db: Db, { config: { settings } }: OrderDeps): Promise<void> {
  if (settings.behaviour.guardian === 'block') await guardCatalogue(db, { settings, now: new Date() });
}

/** Hourly comparison of energy labels with the register, in parts; each label is due once a week. Empty: no register is configured. */
function labelJobs(db: Db, { config }: OrderDeps, labels: LabelsConfig | undefined): Job[] {
  const { eprelUrl: url, eprelKey: key } = labels ?? {};
  if (url === undefined) return [];
  const register = httpEprel({ url, key });
  const run = async (): Promise<void> => {
    const guarding = { settings: config.settings, now: new Date() };
    await refreshLabels(db, { register, ...guarding });
    await storeRegisterFindings(db, guarding);
  };
  return [{ name: 'energy-labels', cron: '7 * * * *', run }];
}

/** Nightly check of all public content, texts and settings; logs the number of findings. Staff read them by `/api/staff/guardian/` and `npm run guardian`. */
async function logFindings(db: Db, { config: { settings } }: OrderDeps, log: ScheduledJobsDeps['log']): Promise<void> {
  await guardShop(db, { settings, now: new Date() });
  const { total, blocking } = await countFindings(db);
  if (total > 0) log('the guardian of the law has findings', { why: `${blocking} that block, ${total - blocking} warnings` });
}
