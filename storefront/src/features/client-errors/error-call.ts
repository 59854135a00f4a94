import type { site } from '@vitrina/contract/site';
import { namedCall } from '../../api/named-call.ts';

/** The contract's call without its schemas; a test compares them. */
export const ERROR_CALL = namedCall<(typeof site)['clientErrors']>('misc_client_errors', 'POST');
