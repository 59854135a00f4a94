import type { EndpointPaths } from '@vitrina/contract/values/endpoint-path';

let served: EndpointPaths = {};

/** The served endpoint table; set once, before hydration. */
export function setEndpointPaths(paths: EndpointPaths): void {
  served = paths;
}

export const endpointPaths = (): EndpointPaths => served;
