import { lastDispatchDay } from '../../catalogue/index.ts';
import type { OrderDeps } from '../order-deps.ts';
import type { CutOff } from './order-filter.ts';

/** Until when today's orders had to be there: the cut-off of the shop's present working day, else of the one before it. */
export const cutOffOf = ({ config: { settings } }: Pick<OrderDeps, 'config'>, now = new Date()): CutOff => ({
  day: lastDispatchDay(now, settings),
  time: settings.delivery.dispatch.cutOff,
  timeZone: settings.shop.timeZone,
});
