import type { EnergyFacts } from '@vitrina/contract/law/product-law';

/** Energy label and product information sheets by product code, at the addresses that the shop serves them from. */
export type StoredLabels = ReadonlyMap<string, Pick<EnergyFacts, 'label' | 'sheets'>>;
