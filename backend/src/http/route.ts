import type { Endpoint } from '@vitrina/contract/endpoint';
import type { Binding } from './bind.ts';
import { type CallKind, limitedAs } from './call-limits.ts';
import type { CallContext } from './context.ts';
import { type HandlerDeps, handleCall } from './handle-call.ts';
import type { IncomingCall } from './incoming-call.ts';
import { readInput } from './read-input.ts';
import type { BackendReply } from './reply.ts';
import type { PathParams } from './router.ts';

/** A method and path with its handler. */
export interface Route {
  method: Endpoint['method'];
  /** Path as in the contract: `/api/…/{id}/`. */
  template: string;
  /** Key of the endpoint, for calls of this process; `null`: reached over HTTP only. */
  key: string | null;
  /** Reads have a shorter time limit and a separate pool of connections. */
  kind: CallKind;
  /** True: the call is authenticated by its signature, without checks of origin, token and maintenance mode. */
  isSigned?: true;
  /** Endpoint of the back office: its cookie identifies the caller, the storefront's token never does. */
  isOffice?: true;
  /** Endpoint for staff: with a token outside of production, with a key everywhere. */
  isForStaff?: true;
  /** A guest's token is not looked up before the call: `Binding.provesGuest`. */
  provesGuest?: true;
  handle(call: IncomingCall, params: PathParams, context: CallContext): Promise<BackendReply>;
}

export const endpointRoute = (binding: Binding, deps: HandlerDeps): Route => {
  const { endpoint } = binding;
  return {
    method: endpoint.method,
    template: endpoint.path,
    key: endpoint.key,
    kind: limitedAs(endpoint),
    ...(endpoint.access === 'office' && { isOffice: true as const }),
    ...(endpoint.access === 'staff' && { isForStaff: true as const }),
    ...(binding.provesGuest && { provesGuest: true as const }),
    handle: (call, params, context) => handleCall({ binding, context, readInput: () => readInput(call, params, endpoint), deps }),
  };
};
