import type { CallReply } from '@vitrina/contract/call-types';
import type * as calls from '@vitrina/contract/staff/companies.calls';

/** An account and the company it buys for. */
export type Membership = NonNullable<CallReply<typeof calls.ofCustomer>['membership']>;
