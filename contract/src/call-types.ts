/** Types of a call's input and reply, found by its key: plain calls carry no schemas. */
import type { Call, Endpoint, InputOf, ReplyOf } from './endpoint.ts';
import type { endpoints, officeAreas } from './endpoints.ts';

type Values<T> = T[keyof T];
type In<Areas> = Values<{ [Domain in keyof Areas]: Values<Areas[Domain]> }>;
type AnyEndpoint = In<typeof endpoints> | In<typeof officeAreas>;
type ByKey = { [E in AnyEndpoint as E['key']]: E };
type EndpointOf<C extends Call> = C extends Endpoint ? C : C['key'] extends keyof ByKey ? ByKey[C['key']] : never;

export type CallInput<C extends Call> = InputOf<EndpointOf<C>>;
export type CallReply<C extends Call> = ReplyOf<EndpointOf<C>>;
