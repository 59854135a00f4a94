import type { consents } from '@vitrina/contract/consents';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof consents;

/** The contract's calls without their schemas; a test compares them. */
export const CONSENT_CALLS = {
  gdprTemplate: namedCall<Calls['gdprTemplate']>('nuxtapi_gdpr_template', 'POST', '/api/nuxtapi/gdprtemplate/'),
  approve: namedCall<Calls['approve']>('gdpr_consents_post', 'POST'),
};
