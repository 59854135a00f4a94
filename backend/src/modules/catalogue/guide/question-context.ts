import type { ProductsInput } from '@vitrina/contract/catalogue';
import type { CallContext } from '../../../http/context.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Category } from '../dictionary.ts';
import type { ListingResult } from '../listing/listing-request.ts';

export type GuideInput = Pick<ProductsInput, 'filters' | 'price_from' | 'price_to' | 'only_available'> & { category_slug: string };

/** Context of a question. */
export interface QuestionContext {
  catalogue: Catalogue;
  category: Category;
  lang: CallContext['lang'];
  input: GuideInput;
  /** Counts of the category without filters. */
  whole: ListingResult;
  /** Number of products of a list in this category, or in a subcategory. */
  count: (input: Omit<GuideInput, 'category_slug'>, category?: Category) => Promise<number>;
}
