import type { catalogue } from '@vitrina/contract/catalogue';

/**
 * The call for suggestions as the contract declares it, without its schemas: they would cost the search field more than the
 * rest of it. A test compares the two.
 */
export const SUGGEST = { key: 'catalog_suggest', method: 'GET', path: '/api/catalog/suggest/' } as typeof catalogue.suggest;
