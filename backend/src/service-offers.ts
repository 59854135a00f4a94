import type { ServiceOffer } from '@vitrina/contract/cms';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Settings } from '@vitrina/contract/settings/settings';
import type { LanguageCode } from '@vitrina/contract/values/languages';

/** Returns how a service of a page is offered: with a product if its code is sold in the market, else on request. */
export function serviceOffer(settings: Settings, code: string, lang: LanguageCode): ServiceOffer {
  const sold = settings.services.services.find((one) => one.code === code && one.enabled);
  if (!sold) return 'ask';
  const isHere = (sold.markets?.includes(lang) ?? true) && (sold.where.countries?.includes(homeCountry(settings, lang)) ?? true);
  return isHere ? 'with_product' : 'elsewhere';
}
