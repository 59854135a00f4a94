import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { EnergyFacts } from '@vitrina/contract/law/product-law';
import type { LanguageCode } from '@vitrina/contract/values/languages';
import type { Drawings } from '../drawings/drawings.ts';
import type { ShopFacts } from '../folder/shop-folder.ts';
import { energyRows } from './energy-rows.ts';
import type { StoredLabels } from './stored-labels.ts';
import { lawOf } from './law-of.ts';
import type { PictureStore } from './picture-store.ts';
import type { FolderProduct } from './products-of.ts';

interface Keeping {
  dir: string;
  store: PictureStore;
  drawings: Drawings;
}

/** Stores the labels and sheets that products name; those of invented products are drawn. */
export async function storeLabels(shop: ShopFacts, products: readonly FolderProduct[], keeping: Keeping): Promise<StoredLabels> {
  const stored = new Map<string, Pick<EnergyFacts, 'label' | 'sheets'>>();
  for (const product of products) {
    const { energy, group = 'none' } = lawOf(shop, product, new Map());
    if (!energy) continue;
    const brand = shop.brands.find(({ code }) => code === product.family.brand)?.title ?? '';
    const facts = { ...energy, supplier: energy.supplier ?? brand, model: energy.model ?? product.facts.mpn ?? product.code };
    stored.set(product.code, energy.invented ? await renderLabel({ shop, product, keeping, facts, group }) : await copied(keeping, energy));
  }
  return stored;
}

interface Drawing {
  shop: ShopFacts;
  product: FolderProduct;
  keeping: Keeping;
  facts: EnergyFacts & { supplier: string; model: string };
  group: string;
}

async function renderLabel({ shop, product, keeping: { store, drawings }, facts, group }: Drawing): Promise<Pick<EnergyFacts, 'label' | 'sheets'>> {
  const name = `labels/${product.code.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`;
  const label = await store.put(name, drawings.energyLabel({ ...facts, group }));
  const sheets: Partial<Record<LanguageCode, string>> = {};
  for (const lang of shop.shop.languages)
    sheets[lang] = await store.put(`${name}-${lang}.html`, Buffer.from(drawings.energySheet({ ...facts, lang, rows: energyRows(shop, product, lang) })));
  return { label, sheets };
}

async function copied({ dir, store }: Keeping, { label, sheets = {} }: EnergyFacts): Promise<Pick<EnergyFacts, 'label' | 'sheets'>> {
  const keep = (file: string): Promise<string> =>
    store.put(
      `labels/${file
        .replace(/^.*\//, '')
        .toLowerCase()
        .replace(/[^a-z0-9.-]+/g, '-')
        .slice(0, -extname(file).length)}${extname(file).toLowerCase()}`,
      readFileSync(join(dir, 'pictures', file)),
    );
  const entries = await Promise.all(Object.entries(sheets).map(async ([lang, file]) => [lang, await keep(file)] as const));
  return { ...(label && { label: await keep(label) }), ...(entries.length > 0 && { sheets: Object.fromEntries(entries) }) };
}
