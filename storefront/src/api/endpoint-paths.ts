import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';

let served: EndpointPaths = {};

/** The served endpoint table; told once, before the page takes over. */
export function setEndpointPaths(paths: EndpointPaths): void {
  served = paths;
}

export const endpointPaths = (): EndpointPaths => served;
