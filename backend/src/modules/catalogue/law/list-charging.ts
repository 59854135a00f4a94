import type { ProductListItem } from '@vitrina/contract/catalogue';
import { blocksOf } from '@vitrina/contract/law/duties-of';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { dayIn } from '@vitrina/contract/values/date';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { chargingView } from './charging-view.ts';

/** Charger and power shown with the price in lists, if the market's law requires them in the offer. */
export function listCharging(catalogue: Catalogue, { charging, law_group, condition }: ProductRow, lang: LanguageCode): Pick<ProductListItem, 'charging'> {
  if (!charging) return {};
  const settings = catalogue.settings();
  const today = dayIn(catalogue.now(), settings.shop.timeZone);
  if (!blocksOf({ group: law_group ?? 'none', condition }, homeCountry(settings, lang), today).has('charger')) return {};
  const view = chargingView({ charging }, lang);
  return view && (view.included !== null || view.power !== null) ? { charging: view } : {};
}
