/** Read-only columns next to a product's quantities. */
export const STOCK_FACTS = ['qty', 'lowest', 'coming', 'in_carts', 'expected'] as const;
export type StockFact = (typeof STOCK_FACTS)[number];
/** Default columns. */
export const USUAL_FACTS: readonly StockFact[] = ['qty', 'lowest', 'coming', 'in_carts'];
/** Label of a column. */
export const factLabel = (fact: StockFact): string => (fact === 'qty' ? 'stock_total' : `stock_${fact}`);
