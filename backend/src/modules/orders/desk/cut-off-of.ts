import { lastDispatchDay } from '../../catalogue/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { CutOff } from './order-filter.ts';

/** Returns the cut-off that decides which orders are due today: that of the present working day, else of the one before. */
export const cutOffOf = ({ config: { settings } }: Pick<OrderDeps, 'config'>, now = new Date()): CutOff => ({
  day: lastDispatchDay(now, settings),
  time: settings.delivery.dispatch.cutOff,
  timeZone: settings.shop.timeZone,
});
