import { LEAST_WITHDRAWAL_DAYS } from '@vitrina/contract/values/consumer-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { SiteInfo } from '@vitrina/contract/site';
import type { ConsentSettings, ShellState } from '../context/page-types.ts';

interface ShellParts extends Pick<ShellState, 'departments' | 'reduced' | 'menus'> {
  info: SiteInfo;
  consent: ConsentSettings;
  lang: LanguageCode;
}

const last = new WeakMap<SiteInfo, Map<LanguageCode, { parts: ShellParts; shell: ShellState }>>();

/** Data of the layout: the same object for all pages of a language until a part of it is reloaded. */
export function shellState(parts: ShellParts): ShellState {
  const languages = last.get(parts.info) ?? new Map<LanguageCode, { parts: ShellParts; shell: ShellState }>();
  last.set(parts.info, languages);
  const known = languages.get(parts.lang);
  if (known && isSame(known.parts, parts)) return known.shell;
  const shell = makeShell(parts);
  languages.set(parts.lang, { parts, shell });
  return shell;
}

const isSame = (one: ShellParts, other: ShellParts): boolean =>
  one.departments === other.departments && one.reduced === other.reduced && one.menus === other.menus && one.consent === other.consent;

function makeShell({ info, consent, lang, departments, reduced, menus }: ShellParts): ShellState {
  const { name, host, default_language, languages, structuredData, idleReloadTimeout } = info;
  return {
    info: {
      name,
      host,
      default_language,
      languages,
      phone: structuredData.basic.phone,
      email: structuredData.basic.email,
      hasQuickOrder: info.catalog.quickOrder,
      idleReloadTimeout,
      consent,
      asksCountry: info.countryHint,
      payments: info.payments,
      freeDeliveryFrom: info.free_delivery_from?.[lang] ?? null,
      withdrawalDays: info.withdrawal_days?.[lang] ?? LEAST_WITHDRAWAL_DAYS,
      collection: info.collection,
      deliveryWays: info.delivery_ways?.[lang] ?? [],
      seller: info.sellers?.[lang] ?? null,
      guaranteePage: info.guarantee_pages?.[lang],
      phoneHours: info.phone_hours ?? null,
      logo: info.logo ?? null,
      logoSize: info.logo_size ?? null,
      countries: info.countries,
      timeZone: info.time_zone,
      socialUrls: structuredData.basic.socialNetworkUrls,
    },
    departments,
    reduced,
    menus,
  };
}
