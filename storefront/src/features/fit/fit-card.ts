import type { FittingProduct } from '@vitrina/contract/fits';
import { type BesidePriceFacts, besidePriceFacts } from '../../ui/beside-price-facts.ts';

/** A compatible product in a list. */
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

export const toFitCard = (one: FittingProduct): FitCard => ({
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
