import type { ProductLaw } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { ProductFacts } from '../schemas/family.ts';

/** A product's value in the form of `selectCatalogueState`. */
export interface ProductState {
  type: 'simple' | 'configurable' | 'variant';
  parent: string | null;
  options: string[];
  status: number;
  visible: boolean;
  category: string | null;
  brand: string | null;
  seller: string | null;
  ignore_brand_visibility: boolean;
  age_verification: boolean;
  condition: ProductFacts['condition'] | 'new';
  /** Facts of an opened piece; absent: the product is not one. */
  opened?: ProductFacts['opened'];
  ean: string | null;
  eans: string[];
  mpn: string | null;
  released: string | null;
  restock: string | null;
  badges: string[];
  energy_class: string | null;
  package_mm: [number, number, number] | null;
  package_g: number | null;
  attributes: [string, unknown][];
  law: ProductLaw;
  texts: Partial<Record<LanguageCode, [title: string, short: string | null, description: string | null]>>;
  prices: Partial<Record<LanguageCode, [amount: number, club: number | null]>>;
  images: string[];
  tags: string[];
  related: string[];
}
