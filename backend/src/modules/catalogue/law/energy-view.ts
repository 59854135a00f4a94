import { blocksOf } from '@vitrina/contract/law/duties-of';
import { energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { ProductListItem } from '@vitrina/contract/catalogue';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import { dayIn } from '@vitrina/contract/values/date';
import { languagesFor } from '@vitrina/contract/values/fallback-languages';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Catalogue } from '../catalogue.ts';
import type { ProductRow } from '../product/product-queries.ts';

const MEDIA = '/media/';

/** The energy arrow of a price with label and data sheet; `null`: no label required. */
export function energyView(catalogue: Catalogue, { energy, law_group, condition }: ProductRow, lang: LanguageCode): ProductListItem['energy'] {
  const group = law_group ?? 'none';
  // Products without a group yet use the scale stated by their supplier.
  const scale = energyScaleOf(group) ?? (energy?.from && energy.to && law_group === null ? { from: energy.from, to: energy.to } : null);
  if (!energy || !scale) return null;
  const settings = catalogue.settings();
  const today = dayIn(catalogue.now(), settings.shop.timeZone);
  if (law_group !== null && !blocksOf({ group, condition }, homeCountry(settings, lang), today).has('energy')) return null;
  const sheet = languagesFor(lang).flatMap((one) => energy.sheets?.[one] ?? [])[0] ?? Object.values(energy.sheets ?? {})[0];
  return {
    class: energy.class,
    from: energy.from ?? scale.from,
    to: energy.to ?? scale.to,
    label_url: energy.label ? MEDIA + energy.label : null,
    sheet_url: sheet ? MEDIA + sheet : null,
  };
}
