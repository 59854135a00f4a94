import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { toDecimal } from '@vitrina/contract/values/money';
import { mostFor, acceptedDevice } from '@vitrina/contract/values/trade-in-sum';
import type { Catalogue } from '../catalogue.ts';
import { textIn } from '../texts.ts';
import { categoryCodes } from './services-of.ts';

/** Returns the trade-in offer on a product's page, as buyers of a phone usually own one. Empty: none, or goods of another seller. */
export function tradeInOffer(
  { settings, dictionary }: Pick<Catalogue, 'settings' | 'dictionary'>,
  { category_id, seller_id }: { category_id: number | null; seller_id: number | null },
  lang: LanguageCode,
): Pick<ProductDetail, 'trade_in'> {
  const device = seller_id === null ? acceptedDevice(settings()['trade-in'], lang, categoryCodes(dictionary, category_id)) : undefined;
  const most = device ? mostFor(device, lang) : null;
  return device && most !== null ? { trade_in: { device: device.code, title: textIn(device.titles, lang), most: toDecimal(most) } } : {};
}
