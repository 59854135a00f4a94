import type { CustomerField } from '@vitrina/contract/cart';

const OWN = new Set(['country', 'is_company', 'other_delivery']);

/** The form's fields without those that it draws itself. */
export const configuredFields = (fields: readonly CustomerField[]): CustomerField[] => fields.filter(({ name }) => !OWN.has(name));
