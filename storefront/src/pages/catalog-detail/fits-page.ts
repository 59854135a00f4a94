import type { CallReply } from '@vitrina/contract/call-types';
import type { fits, FittingProduct } from '@vitrina/contract/fits';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

/** A fitting product as the page shows it. */
export interface FitCard {
  id: number;
  title: string;
  lang: string | null;
  url: string;
  image: { path: string; kind: 'cutout' | 'photo' } | null;
  /** `null`: on request. */
  price: number | null;
  code: string;
  category: string;
  reasons: string[];
  beside: BesidePriceFacts;
}

/** Data of the printed compatibility section. */
export interface FitsPage {
  accessories: FitCard[];
  devices: FitCard[];
  set: { items: FitCard[]; total: number; basicTotal: number } | null;
}

/** Most of either side on one page. */
const MOST = 9;

/** `null`: no rule knows the product. */
export function toFitsPage({ accessories, devices, is_accessory, set }: CallReply<typeof fits.accessories>): FitsPage | null {
  if (accessories.length === 0 && devices.length === 0 && !is_accessory) return null;
  return {
    accessories: accessories.slice(0, MOST).map(toCard),
    devices: devices.slice(0, MOST).map(toCard),
    set: set && { items: set.items.map(toCard), total: set.total, basicTotal: set.basic_total },
  };
}

const toCard = (one: FittingProduct): FitCard => ({
  id: one.id,
  title: one.title,
  lang: one.text_lang,
  url: one.url_without_domain,
  image: one.main_image && { path: one.main_image.upload_path, kind: one.main_image.kind },
  price: one.price_custom,
  code: one.shopping_cart_code,
  category: one.category_title,
  reasons: one.reasons,
  beside: besidePriceFacts(one),
});
