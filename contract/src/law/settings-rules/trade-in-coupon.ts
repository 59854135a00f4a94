import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Greatest number of days from the first day of a year to the end of the third year after it. */
const LONGEST = 4 * 365 + 1;

/**
 * Rule: a coupon for a bought device is valid for at least `LONGEST` days, as it is a debt of the shop and a short limit may be void. Only a warning: no
 * act was found that sets the period; in Germany the general limitation is three years from the end of the year (civil code, sections 195 and 199).
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
      .filter((code) => devices.some(({ enabled, markets: deviceMarkets }) => enabled && (deviceMarkets ?? [code]).includes(code as never)));
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
