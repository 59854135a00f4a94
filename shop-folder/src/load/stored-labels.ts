import type { EnergyFacts } from '@vitrina/contract/law/product-law';

/** Energy labels and product information sheets by product code, with the addresses at which the shop serves them. */
export type StoredLabels = ReadonlyMap<string, Pick<EnergyFacts, 'label' | 'sheets'>>;
