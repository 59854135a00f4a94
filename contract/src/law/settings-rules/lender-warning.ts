import { eli } from '../rules/rule.ts';
import { openMarkets, type SettingsRule } from './settings-rule.ts';

/** Rule: a market with credit has a confirmed warning text required by its law, and a payment method for the instalments. */
export const lenderWarning: SettingsRule = {
  id: 'lender-warning',
  level: 'warn',
  law: 'directive 2023/2225, article 8',
  link: eli('dir/2023/2225'),
  check: (settings) => {
    const lent = settings.payment.instalments?.lender?.markets ?? [];
    const isTaken = lent.length === 0 || settings.payment.instalments?.way !== undefined;
    const untaken = { field: 'payment.instalments.way', reason: 'no way of paying takes them: instalments are shown nowhere' };
    const unconfirmed = openMarkets(settings).flatMap(({ code, market }) =>
      lent.some((one) => one === code) && market.confirmedTexts?.['credit-warning'] === undefined
        ? [{ field: `markets.${code}.confirmedTexts.credit-warning`, reason: 'the warning is not confirmed: instalments are not shown there' }]
        : [],
    );
    return [...(isTaken ? [] : [untaken]), ...unconfirmed];
  },
};
