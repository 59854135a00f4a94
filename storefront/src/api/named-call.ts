import type { Endpoint } from '@vitrina/contract/endpoint';

/**
 * A call of the contract without its schemas, by its name in the served endpoint table: a browser needs no more than name and method.
 * Only the storefront's own calls have a fixed path, as the table does not list them. Tests compare them with the contract.
 */
export const namedCall = <E extends Endpoint>(key: E['key'], method: E['method'], path: `/api/nuxtapi/${string}` | '' = ''): E =>
  ({ key, method, path }) as unknown as E;
