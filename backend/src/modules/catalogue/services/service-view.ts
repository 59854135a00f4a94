import type { OfferedService } from '@vitrina/contract/services';
import { homeCountry } from '@vitrina/contract/settings/market-countries';
import type { Service } from '@vitrina/contract/settings/services';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { countedText } from '@vitrina/contract/values/counted-text';
import { addressLine, sellerOf } from '../../../site-config.ts';
import type { Catalogue } from '../catalogue.ts';
import { textsIn } from '../law/texts-in.ts';
import type { ProductRow } from '../product/product-queries.ts';
import { textIn } from '../texts.ts';
import { isByPlace, serviceRefusal } from './service-refusal.ts';
import { type PricedService, servicesOf } from './services-of.ts';

/** Services offered on a product's page: those available in the market's home country. */
export function offeredServices(catalogue: Catalogue, row: ProductRow, lang: LanguageCode): { services?: OfferedService[] } {
  const home = homeCountry(catalogue.settings(), lang);
  const offered = servicesOf(catalogue, row, lang).filter(
    ({ service }) => serviceRefusal(service, { country: null, postCode: null, isCollected: false }, home) === null,
  );
  return offered.length > 0 ? { services: offered.map((one) => serviceView(catalogue, one, { lang, country: home, postCode: null })) } : {};
}

interface Buyer {
  lang: LanguageCode;
  country: string;
  postCode: string | null;
}

export function serviceView(catalogue: Catalogue, { service, unit }: PricedService, { lang, country, postCode }: Buyer): OfferedService {
  const law = guaranteeText(catalogue, service, lang);
  return {
    code: service.code,
    title: textIn(service.titles, lang),
    note: textIn(service.notes, lang),
    price: toDecimal(unit),
    ...(law && { law }),
    ...(postCode === null && isByPlace(service, country) && { by_place: true }),
  };
}

/**
 * Returns the statement of a guarantee required by directive 2019/771, article 17: guarantor, scope, how to claim, and that legal rights are not affected.
 * `null`: no guarantee.
 */
export function guaranteeText(catalogue: Catalogue, { guarantee }: Service, lang: LanguageCode): string | null {
  if (!guarantee) return null;
  const settings = catalogue.settings();
  const seller = sellerOf(settings, lang);
  return textsIn(catalogue, lang)('service_guarantee_facts', {
    period: countedText(catalogue.text, lang, 'service_guarantee_months', guarantee.months),
    guarantor: seller ? `${seller.name}, ${addressLine(seller)}` : settings.shop.name,
    email: settings.shop.email,
    phone: settings.shop.phone ?? '',
  });
}
