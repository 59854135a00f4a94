import type { CustomerField } from '@vitrina/contract/cart';

const OWN = new Set(['country', 'is_company', 'other_delivery']);

/** Configured fields, without those that the form renders itself. */
export const configuredFields = (fields: readonly CustomerField[]): CustomerField[] => fields.filter(({ name }) => !OWN.has(name));
