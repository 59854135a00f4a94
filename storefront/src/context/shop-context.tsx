import { createContext, type ReactNode, useContext } from 'react';
import type { Menus } from '@vitrina/contract/cms';
import type { ShippingCode } from '@vitrina/contract/settings/delivery';
import type { SiteInfo } from '@vitrina/contract/site';
import { CURRENCIES, LANGUAGES, type Language, type LanguageCode } from '@vitrina/contract/values/languages';
import { formatPrice } from '@vitrina/contract/values/money';
import { endpointPath, type EndpointPaths } from '@vitrina/contract/values/endpoint-path';
import type { ShellState, ConsentSettings } from './page-types.ts';
import type { Labels } from '@vitrina/contract/values/labels';

/** Data for every component of a page. Nothing personal: one rendering is cached for all guests. */
export interface Shop {
  lang: LanguageCode;
  language: Language;
  labels: Labels;
  info: ShopInfo;
  /** Menus of header and footer by code; other components find content pages by them too (`menuPage`). */
  menus: Menus;
  /** Path and query of the page as shown, with its language prefix. */
  url: string;
  /** The served endpoint table. */
  endpoints: EndpointPaths;
}

/** The part of the site info that pages need. */
export type ShopInfo = Pick<SiteInfo, 'name' | 'host' | 'default_language' | 'languages'> & {
  phone: string;
  email: string;
  hasQuickOrder: boolean;
  asksCountry: boolean;
  payments: SiteInfo['payments'];
  freeDeliveryFrom?: number | null;
  withdrawalDays: number;
  collection: SiteInfo['collection'];
  /** Delivery methods for buyers of this language. */
  deliveryWays: readonly ShippingCode[];
  consent: ConsentSettings;
  seller?: ShellState['info']['seller'];
  /** Address of the EU notice on the legal guarantee; absent: the market's law does not require it. */
  guaranteePage?: string | undefined;
  phoneHours?: SiteInfo['phone_hours'];
  logo?: SiteInfo['logo'];
  logoSize?: SiteInfo['logo_size'];
  countries?: SiteInfo['countries'];
  timeZone?: string | undefined;
  socialUrls?: readonly string[];
};

const Context = createContext<Shop | null>(null);

export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <Context value={shop}>{children}</Context>;
}

export function useShop(): Shop {
  const shop = useContext(Context);
  if (!shop) throw new Error('useShop outside of ShopProvider');
  return shop;
}

/** `t('cart')`, `t('results_count', { count: 5 })`: returns a text of the interface; with a count its plural form. */
export function useText(): (name: string, values?: Record<string, string | number>) => string {
  const { labels } = useShop();
  return labels.text;
}

/** Returns the path of a call, for links to the API. */
export function useEndpoint(): (name: string, values?: Readonly<Record<string, string>>) => string {
  const { endpoints } = useShop();
  return (name, values) => endpointPath(endpoints, name, values);
}

/** Formats a price in the page's language and currency. */
export function usePrice(): (decimal: number) => string {
  const { lang } = useShop();
  return (decimal) => formatPrice(decimal, lang);
}

export { CURRENCIES, LANGUAGES };
