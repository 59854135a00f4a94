import type { catalogue } from '@vitrina/contract/catalogue';

/**
 * The contract's price call without its schemas: the client needs no more than name, method and path, and the schemas would
 * cost every product page 28 kB. A test compares the three with the contract.
 */
export const PRICE_CALL = { key: 'catalog_price_qty', method: 'POST', path: '/api/catalog/price-qty/' } as unknown as typeof catalogue.priceQty;
