import { holdsPostCode } from '@vitrina/contract/settings/post-code-ranges';
import type { Service } from '@vitrina/contract/settings/services';
import { isCountryCode } from '@vitrina/contract/values/countries';

export interface ServicePlace {
  /** Country of delivery; `null`: not chosen yet, so the market's home country. */
  country: string | null;
  /** `null`: not known yet. */
  postCode: string | null;
  /** The buyer collects the goods. */
  isCollected: boolean;
}

export type ServiceRefusal = 'error_service_country' | 'error_service_post_code' | 'error_service_collected';

/** Returns the reason why a service is not available at the destination; `null`: available, as far as is known. */
export function serviceRefusal({ where, atHome }: Service, { country, postCode, isCollected }: ServicePlace, home: string): ServiceRefusal | null {
  const place = country ?? home;
  if (atHome && isCollected) return 'error_service_collected';
  if (where.countries && !where.countries.some((one) => one === place)) return 'error_service_country';
  const ranges = isCountryCode(place) ? where.postCodes?.[place] : undefined;
  if (!ranges || postCode === null || isCollected) return null;
  return holdsPostCode(ranges, postCode) ? null : 'error_service_post_code';
}

/** True if availability depends on the post code. */
export const isByPlace = ({ where }: Service, country: string): boolean => isCountryCode(country) && where.postCodes?.[country] !== undefined;
