import type { LawSection } from '@vitrina/contract/catalogue';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { formatNumber } from '../product/attribute-view.ts';
import type { textsIn } from './texts-in.ts';

type Rows = LawSection['rows'];
type Say = ReturnType<typeof textsIn>;

/** How long a product is updated and repaired; empty: its maker says nothing of it. */
export const repairRows = ({ repair }: Pick<ProductLaw, 'repair'>, say: Say): Rows => [
  ...(repair?.update_years ? [{ name: say('law_updates'), value: String(repair.update_years) }] : []),
  ...(repair?.spare_parts_years ? [{ name: say('law_spare_parts'), value: String(repair.spare_parts_years) }] : []),
  ...(repair?.score ? [{ name: say('law_repair_class'), value: repair.score }] : []),
];

/** Data that a connected product makes, where they lie and how one gets at them; empty: it makes none. */
export function dataRows({ data_act: data }: Pick<ProductLaw, 'data_act'>, say: Say, lang: LanguageCode): Rows {
  if (!data?.connected) return [];
  const row = (name: string, value: string | undefined) => (value === undefined ? [] : [{ name: say(name), value }]);
  return [
    ...row('law_data_types', data.types?.map((type) => say(`law_data_${type}`)).join(', ')),
    ...row('law_data_format', data.format),
    ...row('law_data_volume', data.volume_mb_day === undefined ? undefined : formatNumber(data.volume_mb_day, lang)),
    ...row('law_data_realtime', data.realtime === undefined ? undefined : say(data.realtime ? 'yes' : 'no')),
    ...row('law_data_storage', data.storage && say(`law_data_storage_${data.storage}`)),
    ...row('law_data_retention', data.retention_days === undefined ? undefined : formatNumber(data.retention_days, lang)),
    ...row('law_data_access', data.access && say(`law_data_access_${data.access}`)),
  ];
}
