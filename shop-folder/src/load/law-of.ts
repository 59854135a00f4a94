import { energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { EnergyFacts, ProductLaw } from '@vitrina/contract/law/product-law';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { StoredLabels } from './stored-labels.ts';
import type { FolderProduct } from './products-of.ts';

/** Returns the legal facts of a product: its own override its family's, the group is its category's; files as stored. */
export function lawOf({ categories }: Pick<ShopFacts, 'categories'>, product: FolderProduct, labels: StoredLabels): ProductLaw {
  const { family, facts } = product;
  const { group, measured } = categories.find(({ code }) => code === family.category) ?? {};
  const { energy: statedEnergy, ...law }: ProductLaw = { ...(group && { group }), ...(measured && { measured }), ...family.law, ...facts.law };
  // A configurable product has no label of its own.
  if (!statedEnergy || (product.type === 'configurable' && !product.hasOwnFacts)) return law;
  const scale = energyScaleOf(law.group ?? 'none');
  const energy: EnergyFacts = { ...(scale ?? {}), ...statedEnergy, ...labels.get(facts.code) };
  return { ...law, energy };
}
