import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Three years from the end of the year in which the coupon was given, counted from its first day. */
const LONGEST = 4 * 365 + 1;

/**
 * Rule: a coupon for a device that the shop bought is a debt of the shop, and a short limit on it may be void. Only a warning: how long it has to hold
 * was read in no act; in Germany the general limitation would be three years from the end of the year (civil code, sections 195 and 199).
 */
export const tradeInCoupon: SettingsRule = {
  id: 'trade-in-coupon',
  level: 'warn',
  law: 'known: directive 93/13, article 3 (unfair terms); open: national acts on how long a debt lasts',
  link: eli('dir/1993/13'),
  check: (settings) => {
    const { devices, couponDays } = settings['trade-in'];
    const markets = openMarkets(settings)
      .map(({ code }) => code)
      .filter((code) => devices.some(({ enabled, markets: named }) => enabled && (named ?? [code]).includes(code as never)));
    return couponDays >= LONGEST || markets.length === 0
      ? []
      : [
          {
            field: 'trade-in.couponDays',
            reason: `the coupon for a device that was bought ends after ${couponDays} days (${markets.join(', ')}); a debt may last longer there: let counsel say how long`,
          },
        ];
  },
};
