import type { Settings } from '../settings/settings.ts';
import { accessibilityAuthority } from './settings-rules/accessibility-authority.ts';
import { complaintWays } from './settings-rules/complaint-ways.ts';
import { imprint } from './settings-rules/imprint.ts';
import { lenderWarning } from './settings-rules/lender-warning.ts';
import { localSeller } from './settings-rules/local-seller.ts';
import { marketEntity } from './settings-rules/market-entity.ts';
import { producerNumbers, producerNumbersEnd } from './settings-rules/producer-numbers.ts';
import { tradeInCoupon } from './settings-rules/trade-in-coupon.ts';
import { vatRates } from './settings-rules/vat-rates.ts';
import type { SettingsRule } from './settings-rules/settings-rule.ts';

/** All rules over settings, one file each. */
export const SETTINGS_RULES: readonly SettingsRule[] = [
  marketEntity,
  imprint,
  producerNumbers,
  producerNumbersEnd,
  localSeller,
  complaintWays,
  accessibilityAuthority,
  lenderWarning,
  tradeInCoupon,
  vatRates,
];

/** A finding about settings or a text, with the infringed law. */
export interface PlaceFinding {
  rule: string;
  level: 'block' | 'warn';
  /** `legal.vitrina.capital`, `content.page.terms.de` */
  field: string;
  reason: string;
  law: string;
  link: string;
}

/** Returns all findings on settings on a day. */
export const guardSettings = (settings: Settings, today: string): PlaceFinding[] =>
  SETTINGS_RULES.flatMap(({ id, level, law, link, check }) => check(settings, today).map((fault) => ({ rule: id, level, ...fault, law, link })));
