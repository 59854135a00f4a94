import { type ProductLaw, productLaw } from '@vitrina/contract/law/product-law';
import { stable } from '../load/stable.ts';
import { type Draft, storePicture } from './draft.ts';

interface LawExport {
  category: string | null;
  /** Legal facts in the folder for this product, merged from family and product. */
  before: ProductLaw;
  own: ProductLaw | undefined;
  state: { law: ProductLaw };
}

/** Legal facts of a product as a folder writes them: without the group if its category has it, and with drawings kept. */
export function exportLaw(draft: Draft, { category, before, own, state }: LawExport): ProductLaw | undefined {
  const ofCategory = [...draft.departments.values()].flatMap(({ categories }) => categories).find(({ code }) => code === category);
  const { group, energy, measured, ...rest } = state.law;
  const law: ProductLaw = {
    ...(group && group !== ofCategory?.group && { group }),
    ...(measured !== undefined && measured !== ofCategory?.measured && { measured }),
    ...(energy && { energy: takeEnergy(draft, energy, before.energy) }),
    ...rest,
  };
  if (stable(law) === stable(before)) return own;
  // Parsed for the schema's order of fields, which reading the folder yields too.
  return Object.keys(law).length > 0 ? (productLaw.safeParse(law).data ?? law) : undefined;
}

function takeEnergy(draft: Draft, energy: NonNullable<ProductLaw['energy']>, before: ProductLaw['energy']): ProductLaw['energy'] {
  const { label, sheets = {}, from, to, ...rest } = energy;
  const scale = { ...((before === undefined || before.from) && { from }), ...((before === undefined || before.to) && { to }) };
  if (energy.invented) return { ...rest, ...scale };
  const files = Object.entries(sheets).map(([lang, file]) => [lang, storePicture(draft, file).file]);
  return { ...rest, ...scale, ...(label && { label: storePicture(draft, label).file }), ...(files.length > 0 && { sheets: Object.fromEntries(files) }) };
}
