import type { ProductDetail } from '@vitrina/contract/catalogue';
import type { OfficialPicture } from '@vitrina/contract/law/official-pictures';
import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import { formatNumber } from '../product/attribute-view.ts';

/** Returns the charger statement of an offer; `null`: not known, or the product is not charged by cable. */
export function chargingView(
  { charging }: Pick<ProductLaw, 'charging'>,
  lang: LanguageCode,
  pictureOf: (name: OfficialPicture) => string | null = () => null,
): ProductDetail['law']['charging'] {
  if (!charging || charging.applies === false) return null;
  const { min_w: least, max_w: most, usb_pd, included = null } = charging;
  const range = [...new Set([least, most].filter((watts) => watts !== undefined))].map((watts) => formatNumber(watts, lang)).join('–');
  const picture = included === null ? null : pictureOf(included ? 'charger-included' : 'charger-missing');
  return { included, power: range === '' ? null : `${range}\u00a0W${usb_pd ? ', USB PD' : ''}`, ...(picture !== null && { picture }) };
}
