/** A product as compared with the others of its category. */
export interface ListedProduct {
  code: string;
  category: string;
  /** Minor units; `null`: on request. */
  amount: number | null;
  /** Ids of the words of its title, each once. */
  words: readonly number[];
}

/** Reason why a product is unusual. `strength`: 1 is the threshold. */
export interface Anomaly {
  strength: number;
  note: string;
}

/** Minimum of products of a category for statistics of prices and words. */
export const LEAST_MEMBERS = 20;

export function membersOf<Product extends { category: string }>(products: readonly Product[]): Map<string, Product[]> {
  const groups = Map.groupBy(products, (product) => product.category);
  return new Map([...groups].filter(([, members]) => members.length >= LEAST_MEMBERS));
}
