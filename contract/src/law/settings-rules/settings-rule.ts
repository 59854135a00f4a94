import type { Settings } from '../../settings/settings.ts';

export interface SettingsFault {
  /** `legal.vitrina.capital` */
  field: string;
  reason: string;
}

/** Rule that settings must pass before a shop is public; one file each. */
export interface SettingsRule {
  id: string;
  level: 'block' | 'warn';
  law: string;
  link: string;
  check: (settings: Settings, today: string) => readonly SettingsFault[];
}

/** Enabled markets with their codes. */
export const openMarkets = ({ markets }: Pick<Settings, 'markets'>) =>
  Object.entries(markets).flatMap(([code, market]) => (market && market.enabled !== false ? [{ code, market }] : []));
