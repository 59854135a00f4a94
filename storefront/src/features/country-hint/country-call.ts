import type { site } from '@vitrina/contract/site';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof site;

/** The contract's calls without their schemas; a test compares them. */
export const COUNTRY_CALL = namedCall<Calls['country']>('nuxtapi_country', 'GET', '/api/nuxtapi/country/');
export const LABELS_CALL = namedCall<Calls['labels']>('nuxtapi_labels', 'GET', '/api/nuxtapi/labels/');
