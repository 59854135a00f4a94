import type { CurrencyCode, LanguageCode } from '../../values/languages.ts';
import { accountOf } from '../account-of.ts';
import type { SettingsProblem } from '../settings-problem.ts';
import type { PaymentWay } from '../payment.ts';
import type { Settings } from '../settings.ts';

/** Payment methods have accounts and fees in the currencies of their markets. */
export function paymentProblems(settings: Settings): SettingsProblem[] {
  const { payment, markets } = settings;
  return [
    ...payment.ways.flatMap((way, i) => wayProblems(way, settings).map(({ path, message }) => problem(['ways', i, ...path], message))),
    ...payment.accounts.flatMap((account, i) =>
      (account.markets ?? []).flatMap((code, at) => {
        const path = ['accounts', i, 'markets', at];
        if (!markets[code]) return [problem(path, 'is no market')];
        if (markets[code].currency !== account.currency) return [problem(path, `has its prices in ${markets[code].currency}, not in ${account.currency}`)];
        return payment.accounts.findIndex((one) => one.markets?.includes(code)) < i ? [problem(path, 'has an account already')] : [];
      }),
    ),
    ...payment.accounts.flatMap((account, i) => {
      const isSecond = !account.markets && payment.accounts.findIndex((one) => !one.markets && one.currency === account.currency) < i;
      return isSecond ? [problem(['accounts', i], `is a second account of ${account.currency} for all markets; name the markets of one`)] : [];
    }),
  ];
}

const problem = (path: (string | number)[], message: string): SettingsProblem => ({ group: 'payment', path, message });

function wayProblems(way: PaymentWay, settings: Settings): { path: (string | number)[]; message: string }[] {
  const unknown = (way.markets ?? []).flatMap((code, i) => (settings.markets[code] ? [] : [{ path: ['markets', i], message: 'is no market' }]));
  const offered = Object.entries(settings.markets).filter(([code, market]) => market.enabled && (!way.markets || way.markets.some((one) => one === code)));
  const currencies = [...new Set(offered.map(([, market]) => market.currency))];
  const withoutAccount = way.code === 'bank-transfer' ? offered.filter(([code]) => !accountOf(settings, code as LanguageCode)).map(([code]) => code) : [];
  const isTurned = (currency: CurrencyCode) => (way.least?.[currency] ?? 0) > (way.most?.[currency] ?? Number.POSITIVE_INFINITY);
  return [
    ...unknown,
    ...(withoutAccount.length > 0 ? [{ path: [], message: `has no account for ${withoutAccount.join(', ')}: payment.accounts` }] : []),
    ...(way.fee
      ? currencies.filter((one) => way.fee?.[one] === undefined).map((one) => ({ path: ['fee', one], message: 'is missing: a market has its prices in it' }))
      : []),
    ...(['EUR', 'RSD', 'BAM'] as const).filter(isTurned).map((one) => ({ path: ['least', one], message: 'is more than the most' })),
  ];
}
