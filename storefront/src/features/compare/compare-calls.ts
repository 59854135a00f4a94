import type { compare } from '@vitrina/contract/compare';
import { namedCall } from '../../api/named-call.ts';

type Calls = typeof compare;

/** The contract's calls about the comparison without their schemas; a test compares them with the contract. */
export const COMPARE_CALLS = {
  compare: namedCall<Calls['compare']>('catalog_compare', 'GET'),
  addCompared: namedCall<Calls['addCompared']>('catalog_compare_post', 'POST'),
  removeCompared: namedCall<Calls['removeCompared']>('catalog_compare_delete', 'DELETE'),
};
