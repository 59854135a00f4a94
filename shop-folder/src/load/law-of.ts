import { energyScaleOf } from '@vitrina/contract/law/energy-scale';
import type { EnergyFacts, ProductLaw } from '@vitrina/contract/law/product-law';
import type { ShopFacts } from '../folder/shop-folder.ts';
import type { KeptLabels } from './kept-labels.ts';
import type { FolderProduct } from './products-of.ts';

/** What laws want told of a product: its own facts before those of its family, its group by its category; files as they are kept. */
export function lawOf({ categories }: Pick<ShopFacts, 'categories'>, product: FolderProduct, labels: KeptLabels): ProductLaw {
  const { family, facts } = product;
  const { group, measured } = categories.find(({ code }) => code === family.category) ?? {};
  const { energy: told, ...law }: ProductLaw = { ...(group && { group }), ...(measured && { measured }), ...family.law, ...facts.law };
  // What stands above variants is no thing: it has no label of its own.
  if (!told || (product.type === 'configurable' && !product.isTold)) return law;
  const scale = energyScaleOf(law.group ?? 'none');
  const energy: EnergyFacts = { ...(scale ?? {}), ...told, ...labels.get(facts.code) };
  return { ...law, energy };
}
