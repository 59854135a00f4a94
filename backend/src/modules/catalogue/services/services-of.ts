import type { Service } from '@vitrina/contract/settings/services';
import { LANGUAGES, type LanguageCode } from '@vitrina/contract/values/languages';
import { toMinor } from '@vitrina/contract/values/money';
import type { Catalogue } from '../catalogue.ts';
import type { AttributeData, ProductRow } from '../product/product-queries.ts';
import { isLarge } from '../rules/parcel-size.ts';

export interface PricedService {
  service: Service;
  /** Gross price for one piece of the product, in minor units. */
  unit: number;
}

type Goods = Pick<ProductRow, 'category_id' | 'seller_id' | 'condition' | 'attributes' | 'package_mm' | 'package_g' | 'amount'>;

/** Services available with a product in a market, in the shop's order. Empty for goods of other sellers, as the shop is not their seller. */
export function servicesOf({ settings, dictionary }: Pick<Catalogue, 'settings' | 'dictionary'>, goods: Goods, lang: LanguageCode): PricedService[] {
  const { services, delivery } = settings();
  const { amount } = goods;
  if (goods.seller_id !== null || amount === null) return [];
  const codes = categoryCodes(dictionary, goods.category_id);
  return services.services.flatMap((service) => {
    const { categories, conditions, attributes = {}, large, from } = service.with;
    const least = from?.[LANGUAGES[lang].currency];
    const fits =
      service.enabled &&
      (service.markets?.includes(lang) ?? true) &&
      categories.some((code) => codes.has(code)) &&
      conditions.includes(goods.condition) &&
      Object.entries(attributes).every(([code, values]) => hasValue(goods.attributes, code, values)) &&
      (from === undefined || (least !== undefined && amount >= toMinor(least))) &&
      (large === undefined || large === isLargeThing(goods, delivery.courier));
    const unit = fits ? priceOfService(service, amount, lang) : null;
    return unit === null ? [] : [{ service, unit }];
  });
}

/** Returns the codes of a product's category and its parents. */
export const categoryCodes = ({ categories }: Catalogue['dictionary'], id: number | null): Set<string> =>
  new Set((categories.get(id ?? 0)?.path ?? []).flatMap((id) => categories.get(id)?.code ?? []));

type AttributeRequirement = NonNullable<Service['with']['attributes']>[string];

function hasValue(all: Goods['attributes'], code: string, required: AttributeRequirement): boolean {
  const found: AttributeData | undefined = all.find(([one]) => one === code)?.[1];
  const values = Array.isArray(found) ? found : [found];
  if (Array.isArray(required)) return values.some((one) => required.some((value) => value === one));
  const { from = -Infinity, to = Infinity } = required;
  return values.some((one) => typeof one === 'number' && one >= from && one <= to);
}

const isLargeThing = ({ package_mm, package_g }: Goods, courier: Parameters<typeof isLarge>[1]): boolean =>
  package_mm !== null && package_g !== null && isLarge({ sides: package_mm, weight: package_g }, courier);

/** Minor units; `null`: no price for such goods. */
function priceOfService({ prices }: Service, amount: number, lang: LanguageCode): number | null {
  const { currency } = LANGUAGES[lang];
  const row = prices.find(({ upTo, price }) => {
    const most = upTo?.[currency];
    return price[currency] !== undefined && (upTo === undefined || (most !== undefined && amount <= toMinor(most)));
  });
  return row ? toMinor(row.price[currency] as number) : null;
}
