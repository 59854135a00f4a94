import type { Db } from '../db/index.ts';
import { countGoods, expireOrders, type OrderDeps, paymentDeps } from '../modules/orders/index.ts';
import { issueDueDocuments, sendFiscalDocuments } from '../modules/documents/index.ts';
import { checkPayments } from '../modules/payments/index.ts';
import type { Job } from './job.ts';

/** Expires orders that were not paid in time, issues their documents, delivers those to fiscal registers, and asks gateways about payments without an event. */
export const orderJobs = (db: Db, deps: OrderDeps): Job[] => [
  { name: 'expire-orders', cron: '* * * * *', run: () => expireOrders(db) },
  { name: 'issue-documents', cron: '* * * * *', run: () => issueDueDocuments(db, deps) },
  { name: 'fiscal-documents', cron: '* * * * *', run: () => sendFiscalDocuments(db, deps) },
  { name: 'goods-figures', cron: '37 3 * * *', run: () => countGoods(db, deps.config.settings.shop.timeZone) },
  { name: 'check-payments', cron: '* * * * *', run: () => checkPayments(db, paymentDeps(deps)) },
];
