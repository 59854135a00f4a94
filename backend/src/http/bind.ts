import type { z } from 'zod';
import type { Endpoint } from '@vitrina/contract/endpoint';
import type { CallContext } from './context.ts';
import type { Outcome } from './outcome.ts';

export type Operation<Input, Data> = (input: Input, context: CallContext) => Promise<Outcome<Data>>;

/** An endpoint with the operation that answers it; modules export lists of these. */
export interface Binding {
  endpoint: Endpoint;
  operation: Operation<never, unknown>;
  /** True: the operation itself refuses a guest whose token has ended, as it reads that with the cart: one round trip less. */
  provesGuest?: true;
}

/** Binds an endpoint of the contract to its operation; compiles only if the types of input and data match. */
export const bind = <Input extends z.ZodType, Reply extends z.ZodType>(
  endpoint: Endpoint<Input, Reply>,
  operation: Operation<z.output<Input>, z.input<Reply>>,
): Binding => ({ endpoint, operation: operation as Operation<never, unknown> });

/** `bind` for an operation that proceeds only if the cart of its transaction shows that the guest's token is valid (`CartRow.is_ended`). */
export const bindCartStep: typeof bind = (endpoint, operation) => ({ ...bind(endpoint, operation), provesGuest: true });
