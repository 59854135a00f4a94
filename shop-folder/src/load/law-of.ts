import { energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { EnergyFacts, ProductLaw } from '@vitrina/contract/law/product-law';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { StoredLabels } from './kept-labels.ts';
import type { FolderProduct } from './products-of.ts';

/** Returns the legal facts of a product: its own override its family's, the group is its category's; files as stored. */
export function lawOf({ categories }: Pick<ShopFacts, 'categories'>, product: FolderProduct, labels: StoredLabels): ProductLaw {
  const { family, facts } = product;
  const { group, measured } = categories.find(({ code }) => code === family.category) ?? {};
  const { energy: told, ...law }: ProductLaw = { ...(group && { group }), ...(measured && { measured }), ...family.law, ...facts.law };
  // A configurable product has no label of its own.
  if (!told || (product.type === 'configurable' && !product.isTold)) return law;
  const scale = energyScaleOf(law.group ?? 'none');
  const energy: EnergyFacts = { ...(scale ?? {}), ...told, ...labels.get(facts.code) };
  return { ...law, energy };
}
