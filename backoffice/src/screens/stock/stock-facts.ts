/** Read-only columns beside a product's quantities. */
export const STOCK_FACTS = ['qty', 'lowest', 'coming', 'in_carts', 'expected'] as const;
export type StockFact = (typeof STOCK_FACTS)[number];
/** As the grid comes. */
export const USUAL_FACTS: readonly StockFact[] = ['qty', 'lowest', 'coming', 'in_carts'];
/** Label of each. */
export const factLabel = (fact: StockFact): string => (fact === 'qty' ? 'stock_total' : `stock_${fact}`);
