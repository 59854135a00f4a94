import type { Endpoint } from '@vitrina/contract/endpoint';

/** A call of the contract without its schemas: a browser needs no more than name, method and path. Tests compare them with the contract. */
export const namedCall = <E extends Endpoint>(key: E['key'], method: E['method'], path: E['path']): E => ({ key, method, path }) as unknown as E;
